"""Stovkahra: a Czech partnership game of tricks, played to a hundred and ended by saying *enough*."""
