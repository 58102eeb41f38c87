"""The app's screens, each imported when it is first shown."""
