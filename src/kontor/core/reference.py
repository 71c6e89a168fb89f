"""What every position of a game shares and no decision changes, such as the map it is played on."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Reference:
    """Reference data of a state. A copy of the state refers to the same data.

    To let states be pickled, a subclass gives itself a ``__reduce__`` that looks the data up again.
    """

    def plain(self) -> object:
        """What says which data it is, in plain JSON values: a name, or the whole description."""
        raise NotImplementedError

    def __copy__(self) -> "Reference":
        return self

    def __deepcopy__(self, memo: object) -> "Reference":
        return self
