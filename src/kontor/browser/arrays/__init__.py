"""Arrays of numbers in the manner of NumPy, for a browser: Python around a few compiled loops.

Every number is a double, also where NumPy would have a float of half the size or a byte; arrays
know only whether their numbers are whole.
"""
