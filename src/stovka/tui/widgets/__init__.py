"""What the app draws with: a canvas of cells, faces of cards, and the widgets that show them."""
