"""Rule ids and facts become sentences. It imports ``core`` only, and no toolkit; ``Words`` is the only door."""

from stovka.text.say import Words as Words
