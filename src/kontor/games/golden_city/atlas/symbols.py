"""The small drawings of an island's map, each about 26 wide round its middle, in SVG."""

PAPER = "#f7efdc"
SEA = "#ece3cd"
SHALLOWS = ("#e3dfca", "#d5dac8", "#bfcfc7")
RIPPLE = "#c5c9b6"
WATER = "#8db4ba"
DEEP_WATER = "#4f8391"
INK = "#40342c"
ROAD = "#f3e4c3"
COPPER = "#cf9468"
WAX = "#b5543f"
GOLD = "#e9bd4a"
PALE_GOLD = "#f5dc92"
DEEP_GOLD = "#c08a24"

GROUND = {"mountain": "#bdb4c2", "meadow": "#ccd593", "woodland": "#8cb08b", "desert": "#e6b994"}
SHADE = {"mountain": "#857992", "meadow": "#88994b", "woodland": "#4a7358", "desert": "#b9774d"}

_STREWN = {
    "mountain": f'<path d="M-14 9 L-4 -10 L2 0 L5 -5 L14 9 Z" fill="{SHADE["mountain"]}"/>'
    f'<path d="M-7.5 -3.5 L-4 -10 L-0.3 -4 L-3 -1.5 Z" fill="{PAPER}"/>',
    "meadow": f'<path d="M0 7 Q-1 -1 -7 -4 M0 7 Q0 -3 1 -9 M0 7 Q2 0 8 -3" fill="none" '
    f'stroke="{SHADE["meadow"]}" stroke-width="2.2"/>',
    "woodland": f'<path d="M0 12 V4" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M0 -13 L8 5 H-8 Z" fill="{SHADE["woodland"]}"/>',
    "desert": f'<path d="M-14 5 Q-5 -8 3 5 M-1 0 Q6 -7 14 5" fill="none" '
    f'stroke="{SHADE["desert"]}" stroke-width="2.2"/>',
}
"""What a landform is covered with."""

_BADGES = {
    "mountain": f'<path d="M-9 6 L-2 -7 L2 -1 L4 -4 L9 6 Z" fill="{SHADE["mountain"]}"/>',
    "meadow": f'<path d="M0 7 Q-1 -1 -6 -3 M0 7 Q0 -3 0 -8 M0 7 Q1 -1 6 -3" fill="none" '
    f'stroke="{SHADE["meadow"]}" stroke-width="2.4"/>',
    "woodland": f'<path d="M0 9 V3" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M0 -9 L7 4 H-7 Z" fill="{SHADE["woodland"]}"/>',
    "desert": f'<path d="M-9 4 Q-4 -6 2 4 M-1 1 Q4 -5 9 4" fill="none" '
    f'stroke="{SHADE["desert"]}" stroke-width="2.4"/>',
    "coast": f'<path d="M-9 -3 q3 -4 6 0 t6 0 t6 0 M-9 4 q3 -4 6 0 t6 0 t6 0" fill="none" '
    f'stroke="{DEEP_WATER}" stroke-width="2.2"/>',
}


def _coin(x: float, y: float, radius: float) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{COPPER}" stroke="{INK}"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius - 3.6}" fill="none" stroke="{INK}" '
        f'stroke-width="1.2"/>'
    )


_CARD = f'<rect x="-9" y="-12" width="18" height="24" rx="2.5" fill="#fffaf0" stroke="{INK}"/>'

_REWARDS = {
    "coin-1": _coin(0, 0, 9.5),
    "coin-2": _coin(-4.8, -3.4, 8.6) + _coin(4.8, 3.8, 8.6),
    "landform": _CARD
    + f'<path d="M-9 0 H9 M0 -12 V12" stroke="{INK}" stroke-width="1.2"/>'
    + f'<path d="M-7.9 -10.9 h6.8 v9.8 h-6.8 z" fill="{GROUND["mountain"]}"/>'
    + f'<path d="M1.1 -10.9 h6.8 v9.8 h-6.8 z" fill="{GROUND["meadow"]}"/>'
    + f'<path d="M-7.9 1.1 h6.8 v9.8 h-6.8 z" fill="{GROUND["desert"]}"/>'
    + f'<path d="M1.1 1.1 h6.8 v9.8 h-6.8 z" fill="{GROUND["woodland"]}"/>',
    "key": f'<g transform="rotate(-45)"><circle cx="-7" cy="0" r="5.6" fill="none" '
    f'stroke="{INK}" stroke-width="3.4"/>'
    f'<path d="M-1.4 0 H14 M13 0 v6 M8 0 v5" fill="none" stroke="{INK}" stroke-width="3.4"/></g>',
    "bonus": _CARD + f'<path d="M0 -8 L2.2 -2.7 L7.6 -2.4 L3.4 1 L4.8 6.4 L0 3.4 L-4.8 6.4 L-3.4 1 '
    f'L-7.6 -2.4 L-2.2 -2.7 Z" fill="{WAX}"/>',
    "goods": f'<path d="M-4 -12 H4 M-2.6 -12 V-7.5 C-8 -5 -8.6 3 -3 10 H3 C8.6 3 8 -5 2.6 -7.5 '
    f'V-12" fill="{COPPER}" stroke="{INK}"/>'
    f'<path d="M-2.8 -9 C-9 -10 -9.5 -3 -6.4 -2 M2.8 -9 C9 -10 9.5 -3 6.4 -2" fill="none" '
    f'stroke="{INK}"/><path d="M-5 12 H5" stroke="{INK}"/>',
}

_REST = {
    "ripple": '<path d="M-16 0 q4 -5 8 0 t8 0 t8 0 t8 0"/>',
    "merlon": f'<path d="M-7 2 V-7 H7 V2 Z" fill="{DEEP_GOLD}" stroke="{INK}"/>',
    "gate": f'<path d="M-17 -10 h10 v20 h-10 z M7 -10 h10 v20 h-10 z" fill="{DEEP_GOLD}" '
    f'stroke="{INK}"/>',
    "wind-rose": f'<circle r="30" fill="none" stroke="{INK}"/>'
    f'<g fill="{PAPER}" stroke="{INK}"><path transform="rotate(45)" d="M0 -27 L6 -6 L27 0 L6 6 '
    f'L0 27 L-6 6 L-27 0 L-6 -6 Z"/>'
    f'<path d="M0 -44 L8 -8 L44 0 L8 8 L0 44 L-8 8 L-44 0 L-8 -8 Z"/></g>'
    f'<path d="M0 -44 L8 -8 L0 0 Z M44 0 L8 8 L0 0 Z M0 44 L-8 8 L0 0 Z M-44 0 L-8 -8 L0 0 Z" '
    f'fill="{INK}"/>',
}

SYMBOLS = {
    **{f"strewn-{landform}": drawing for landform, drawing in _STREWN.items()},
    **_BADGES,
    **_REWARDS,
    **_REST,
}
"""Every small drawing by name: landforms and rewards have the names of the island's file."""
