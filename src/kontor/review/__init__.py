"""Why a finished game was won or lost: luck and skill of each seat, and what every answer cost.

`reviewing.review` takes a record and says it; `report` is what it says.
"""
