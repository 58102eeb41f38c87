"""The app in the terminal. The only package that imports Textual; it knows views and words, and no game."""
