"""Which games there are."""

from .lab import Lab


def offered_games(command=None):
    """What the lab says of each game that it plays: "id", "title", "players" ("min" and "max") and "options"."""
    lab = Lab(command)
    try:
        return lab.hello["games"]
    finally:
        lab.close()
