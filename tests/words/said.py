"""The numbers of the rules that stand in texts: which text says which, as they are declared."""

from typing import Any, Final

from kontor.core.registry import game
from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.cards import (
    BUILDS_A_TURN,
    BUSINESSES,
    COINS,
    EXPULSIONS_AT_MOST,
    GOODS_FACE_UP,
    GOODS_LIMIT,
    KEYS,
    MAJORITY,
    PRESENCE,
    REWARD_COINS,
)
from kontor.games.golden_city.cards import STARTING_COINS as CITY_STARTING_COINS
from kontor.games.golden_city.geography import (
    BACKS,
    COIN_PARTS,
    COUNTS,
    PARTS_IN_A_QUARTER,
    RIVER_SITES,
)
from kontor.games.machi_koro.cards import (
    COPIES,
    ESTABLISHMENTS,
    FACE_UP_KINDS,
    FIRST_GAMES_MOST,
    LANDMARKS,
    PURPLE,
)

Said = dict[str, set[int]]


def machi_koro() -> Said:
    numbers: Any = game("machi-koro").numbers()
    bonus, dice = {numbers["mall_bonus"]}, set(numbers["dice"])
    landmarks, kinds = {len(LANDMARKS)}, {FACE_UP_KINDS}
    coins = numbers["starting_coins"]
    purple = [card for card in ESTABLISHMENTS if card.colour == PURPLE]
    copies = [numbers["copies"][card.id] for card in ESTABLISHMENTS]
    of_purple = {numbers["copies"][card.id] for card in purple}
    seats, most = game("machi-koro").meta().seats, FIRST_GAMES_MOST
    in_deck_only = {copies - seat for copies in of_purple for seat in seats if copies > seat}
    card = {card.id: card for card in ESTABLISHMENTS}
    cost = {landmark.id: landmark.cost for landmark in LANDMARKS}
    raised = {id: card[id].income + numbers["mall_bonus"] for id in ("bakery", "family-restaurant")}
    choice = {roll for id in numbers["choices"] for roll in card[id].rolls}
    tv, stadium = {card["tv-station"].income}, {card["stadium"].income}
    store = card["convenience-store"]
    first = {numbers["copies"][id] for id in numbers["starting_cards"]}
    return {
        "landmark-train-station.*": dice,
        "landmark-shopping-mall.*": bonus,
        "event-won": landmarks,
        "end-landmarks": landmarks,
        "question-collect": tv,
        "do-roll-dice": dice,
        "rule-MK-T1": dice,
        "rule-MK-B4": landmarks,
        "rule-MK-M3": {most},
        "option-come-what-may.about": kinds,
        "option-first-games.about": {most},
        "game-about": landmarks,
        "outlook-choice": choice,
        "part-aim.about": {coins, *landmarks},
        "part-landmarks.about": landmarks,
        "law-MK-C1": {
            *{min(seats), max(seats), sum(COPIES), len(ESTABLISHMENTS), len(purple)},
            *landmarks, *copies,
        },
        "law-MK-S1": {*landmarks, coins, sum(COPIES)},
        "law-MK-T1": dice,
        "law-MK-I6": bonus,
        "law-MK-I7": {roll for card in purple for roll in card.rolls},
        "law-MK-I8": stadium,
        "law-MK-I9": tv,
        "law-MK-I11.example": {2 * card["bakery"].income, 3 * card["cafe"].income},
        "law-MK-I12.example": {
            2, 2 * card["bakery"].income, 2 * raised["bakery"],
            card["family-restaurant"].income, raised["family-restaurant"],
        },
        "law-MK-B4": landmarks,
        "law-MK-M2": {*kinds, *in_deck_only, *(seat for seat in seats if seat < max(seats))},
        "law-MK-M3": {most},
        "law-MK-V1": {*copies, *first},
        "minute-1": landmarks,
        "minute-1.about": landmarks,
        "minute-2.about": {2},
        "minute-3.about": set(card["stadium"].rolls),
        "lesson-roll": landmarks,
        "lesson-roll.about": {
            *landmarks, coins, *card["wheat-field"].rolls, *card["bakery"].rolls
        },
        "lesson-purple": set(card["stadium"].rolls),
        "lesson-purple.about": {3, *card["stadium"].rolls},
        "lesson-purple.do": {3},
        "lesson-park.about": {2},
        "lesson-tower.about": landmarks,
        "lesson-build.about": {card["bakery"].rolls[0], card["ranch"].cost, *card["ranch"].rolls},
        "lesson-blue.about": set(card["ranch"].rolls),
        "lesson-red.about": {*card["cafe"].rolls, store.income, *store.rolls},
        "lesson-green.about": {5, *store.rolls},
        "lesson-green.do": set(store.rolls),
        "lesson-landmark.about": {store.income, cost["train-station"], *landmarks},
        "lesson-dice": dice,
        "lesson-dice.about": {*dice, 7, 12},
        "lesson-*.do": dice,
        "lesson-symbols.about": {
            *card["cheese-factory"].rolls, card["cheese-factory"].income, 2,
            3 * card["cheese-factory"].income,
        },
        "lesson-mall.about": {3 * card["cheese-factory"].income},
        "lesson-double.about": {cost["radio-tower"]},
        "lesson-win": landmarks,
        "lesson-win.about": set(card["cheese-factory"].rolls),
    }  # fmt: skip


def golden_city() -> Said:
    numbers: Any = game("golden-city").numbers()
    seats = game("golden-city").meta().seats
    things: Any = game("golden-city").vocabulary().things
    outer, inner = numbers["letters"]["outer"], numbers["letters"]["inner"]
    costs = numbers["costs"]
    coast, inland, key = costs["coast"]["cards"], costs["rural"]["cards"], costs["inner"]["keys"]
    assert costs["outer"]["cards"] == costs["inner"]["cards"] == inland
    joker, hand, goods = numbers["joker"], numbers["hand_limit"], GOODS_LIMIT
    limit, builds = EXPULSIONS_AT_MOST, BUILDS_A_TURN
    prices = [expulsion_price(before) for before in range(4)]
    presence, both = PRESENCE, PRESENCE + MAJORITY
    sites, backs = COUNTS, BACKS
    landforms, kinds = len(things["landform"]), len(things["good"])
    quarters = len(numbers["rivers"])
    letters: Said = {
        f"bonus-{id}.each": {about["letters"]} for id, about in things["bonus"].items()
    }
    bonus = {
        id: letters[f"bonus-{id}.each"] for id in ("scales", "coin", "city", "river", "desert")
    }
    rounds, all_bonus = {numbers["score_cards"]}, {numbers["bonus_cards"]}
    cards = {numbers["landform_copies"] * landforms}
    paying = {inland, joker, inland * joker, coast}
    coins = set(REWARD_COINS.values())
    rewards: Said = {f"reward-{id}.*": {count} for id, count in REWARD_COINS.items()}
    rewards |= {f"reward-{id}": {count} for id, count in REWARD_COINS.items()}
    return letters | rewards | {
        "kind-coast.about": {coast},
        "kind-rural.about": {inland},
        "kind-outer.about": {inland, *outer},
        "kind-inner.about": {inland, *inner},
        "reward-goods.about": {goods},
        "question-give-up": {goods},
        "question-discard": {hand},
        "rule-GC-A7": {limit},
        "rule-GC-D1": {builds},
        "rule-GC-D2": {joker, coast},
        "rule-GC-D3": {inland, joker},
        "rule-GC-D10": {hand},
        "rule-GC-R6": {goods + 1},
        "option-three-expulsions": {limit},
        "option-three-expulsions.about": {limit},
        "phase-bidding.about": set(prices[:3]),
        "phase-building.about": {builds, joker, hand},
        "phase-scoring.about": {presence, both},
        "phase-end.about": rounds,
        "about-landform": {numbers["landform_copies"], joker},
        "about-good": {numbers["goods_cards"]},
        "map-outer-letters": set(outer),
        "map-inner-letters": set(inner),
        "choose-site": {builds},
        "part-aim.about": {quarters},
        "part-round.about": rounds,
        "part-bonus.about": all_bonus,
        "law-GC-C1": set(seats),
        "island-fair-title": set(seats),
        "trial-players": set(seats),
        "law-GC-C2": {*seats, *BUSINESSES.values()},
        "law-GC-C3": {*cards, numbers["landform_copies"]},
        "law-GC-C4": {*rounds, *backs.keys(), *backs.values(), kinds},
        "law-GC-C5": {numbers["goods_cards"], 2, kinds},
        "law-GC-C6": {*all_bonus, KEYS, COINS},
        "law-GC-I1": {
            sum(sites.values()), sites["coast"], sites["rural"], sites["outer"] + sites["inner"],
        },
        "law-GC-I2": {quarters, 2},
        "law-GC-I3": {RIVER_SITES},
        "law-GC-I4": {PARTS_IN_A_QUARTER["outer"]},
        "law-GC-I6": coins,
        "law-GC-I9": {*backs.keys(), quarters, numbers["goods_cards"] * 2 // kinds},
        "law-GC-S1": {CITY_STARTING_COINS},
        "law-GC-S3": {GOODS_FACE_UP},
        "law-GC-S4": set(backs.keys()),
        "law-GC-A4": set(prices[:3]),
        "law-GC-A7": {limit},
        "law-GC-A8": {max(seats)},
        "law-GC-A8.example": set(prices[:4]),
        "law-GC-D1": {builds},
        "law-GC-D2": {coast},
        "law-GC-D3": {inland},
        "law-GC-D4": {key},
        "law-GC-D6": {max(seats)},
        "law-GC-D7": {joker},
        "law-GC-D7.example": paying,
        "law-GC-D10": {hand},
        "law-GC-D10.ruling": {hand},
        "law-GC-R1": coins,
        "law-GC-R6": {goods, goods + 1},
        "law-GC-R7": {*outer, COIN_PARTS, sites["outer"], 1},
        "law-GC-R8": set(inner),
        "law-GC-E1": {presence, MAJORITY},
        "law-GC-E2": {presence},
        "law-GC-E3": {MAJORITY, 2},
        "law-GC-E4.example": {presence, both, 2, 3},
        "law-GC-E8": {0, 2 * both},
        "law-GC-F2": rounds,
        "law-GC-B1": bonus["scales"],
        "law-GC-B2": bonus["coin"],
        "law-GC-B3": bonus["city"],
        "law-GC-B4": bonus["river"],
        "law-GC-B5": bonus["desert"],
        "law-GC-V1": cards,
        "law-GC-V2": {COINS},
        "law-GC-V5": {KEYS},
        "law-GC-V6": rounds,
        "law-GC-V8": {*all_bonus, numbers["goods_cards"], KEYS},
        "finding-back-count": {*backs.keys(), *backs.values()},
        "finding-outer-parts": {PARTS_IN_A_QUARTER["outer"]},
        "from-empty.about": {quarters},
        "minute-1.about": {4, *rounds},
        "minute-2.about": set(prices[:3]),
        "minute-3": {builds},
        "minute-3.about": {coast, inland, joker},
        "minute-4.about": {*outer, *inner},
        "minute-5.about": {presence, both},
        "lesson-aim.about": {4, *rounds},
        "lesson-score-card.about": {4, presence, both},
        "lesson-score-card.do": {3},
        "lesson-letters.about": {*outer, *inner},
        "lesson-cards.about": {inland, joker},
        "lesson-expel.about": {prices[1]},
        "lesson-expel.do": {prices[1]},
        "lesson-coast.about": {builds},
        "lesson-road.about": {inland},
        "lesson-scoring.about": {presence, MAJORITY, both},
        "lesson-reach.about": {2, hand},
        "lesson-reach.do": {2},
        "lesson-pairs.about": {inland, joker},
        "lesson-joker.about": {joker},
        "lesson-bonus.about": {3, *bonus["river"]},
        "lesson-city.about": set(outer),
        "lesson-inner.about": {inland, inner[0]},
        "lesson-end.about": rounds,
    }  # fmt: skip


SAID: Final = {"machi-koro": machi_koro, "golden-city": golden_city}
SOMETHING_ELSE: Final = {
    "landmark-amusement-park.brief": "the second turn",
    "by-sign": "two coins, as drawn",
    "nth": "the first, the second …",
    "part-turn.about": "roll, collect, build",
    "law-GC-C5.ruling": "names that are lost",
    "law-GC-I8": "what our own island has beyond the rules",
    "finding-*": "what our own island has beyond the rules, or what stands in a file",
    "help-island-*": "what a command makes",
    "share-scale": "how sure a share is",
    "lesson-bid.about": "two mountain cards on offer",
    "lesson-reach": "two businesses",
}
"""Numbers that are none of the rules', and what they are."""
