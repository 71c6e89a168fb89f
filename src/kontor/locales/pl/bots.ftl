### Boty: arena, na której się mierzą, kim są i co mówią o swoich ruchach.

## Arena

help-arena = Boty grają ze sobą: udziały zwycięstw z przedziałami, rankingi, czas na ruch.
help-arena-bots = Boty przy stole, oddzielone przecinkami; rozgrywane jest każde ustawienie, a w grę jednoosobową każdy gra sam. „search@500” wykonuje 500 prób na ruch.
help-arena-games = Ile partii co najmniej; w górę do pełnych rund wszystkich ustawień.
help-arena-seconds = Czas na każdy ruch. Bez niego każdy bot liczy tyle co zwykle.
help-arena-seed = To samo ziarno, te same partie.
help-arena-on = Gdzie grać: one, cores, ray albo ray://host:port.
help-arena-folder = Zachowaj tu wszystkie partie; przerwany przebieg ruszy od tego miejsca.
help-arena-records = Zachowaj też zapis każdej partii.
help-arena-less-luck = Odejmij od wyników szczęście w kostkach i kartach: mniej partii mówi tyle samo.
help-arena-report = Zapisz stronę z tabelami i wykresami w tym pliku.
arena-playing = Trwa gra
arena-column-bot = Bot
arena-column-wins = Zwycięstwa
arena-column-wilson = 95% (Wilson)
arena-column-blocks = 95% (blokami)
arena-column-rating = Ranking ± 2 σ
arena-column-points = Punkty
arena-column-points-between = 95% (punkty)
arena-column-pace = ms na ruch
arena-column-less-luck = Wygrane bez szczęścia ± 95 %
arena-column-fewer = Oszczędność partii ×
arena-column-seat = Miejsce

## Powody odpowiedzi

reason-played-out =
    { $games ->
        [one] Na podstawie jednej partii symulowanej do końca.
       *[other] Na podstawie { $games } partii symulowanych do końca.
    }
reason-looked-ahead =
    { $games ->
        [0] Nic innego nie wchodzi w grę.
        [one] Na podstawie jednej symulowanej partii.
       *[other] Na podstawie { $games } symulowanych partii.
    }
reason-as-good = Mniej więcej tak samo dobre.
reason-worse = Wyraźnie słabsze.
reason-landmarks =
    { $left ->
        [0] To wygrywa grę.
        [one] Potem brakuje już tylko jednej wielkiej budowli.
       *[other] Potem brakuje jeszcze { $left } wielkich budowli.
    }
reason-income = Przynosi co rundę około { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} więcej.
reason-hope = Przynosi średnio { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
reason-brings = Przynosi na pewno { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
reason-saves-landmark = Oszczędza na: { $landmark }.
reason-price =
    { $coins ->
        [0] Para nic nie kosztuje.
        [one] Kosztuje jedną monetę.
        [few] Kosztuje { $coins } monety.
       *[other] Kosztuje { $coins } monet.
    }
reason-letters =
    { $letters ->
        [0] Nie przynosi od razu kontraktów.
        [one] Przynosi od razu jeden kontrakt.
        [few] Przynosi od razu { $letters } kontrakty.
       *[other] Przynosi od razu { $letters } kontraktów.
    }
reason-worth = Ze wszystkim, co z tego wynika, warte około { $letters ->
    [one] { $letters } kontraktu
    [few] { $letters } kontraktów
    [many] { $letters } kontraktów
   *[other] { $letters } kontraktu
}.
reason-some-letters =
    { $letters ->
        [one] { $letters } kontraktu
        [few] { $letters } kontraktów
        [many] { $letters } kontraktów
       *[other] { $letters } kontraktu
    }
reason-scoring =
    { $letters ->
        [one] Przynosi { $letters } kontrakt przy punktacji w tej rundzie.
        [few] Przynosi { $letters } kontrakty przy punktacji w tej rundzie.
       *[other] Przynosi { $letters } kontraktów przy punktacji w tej rundzie.
    }
reason-hand = Z tą parą ręka jest warta około { reason-some-letters }.
reason-cards-left = Pozostałe karty są warte około { reason-some-letters }.
reason-keeps = Karty lepiej zachować: później będą warte około { reason-some-letters }.
reason-bonus = Na koniec przyniesie zapewne około { reason-some-letters }.
reason-goods = W tej i w następnych punktacjach przyniesie zapewne około { reason-some-letters }.
reason-goods-lost = Najłatwiej się bez niej obejść: jest warta około { reason-some-letters }.

## Kim są boty

bot-random = marzyciel
    .about = Gra, co mu przyjdzie do głowy.
bot-gentle = uczeń
    .about = Lubi to, co nowe lub drogie, i ledwie patrzy poza następną turę.
bot-hasty = domokrążca
    .about = Liczy na kilka rund i nie zauważa, co knujesz.
bot-patient = ogrodnik
    .about = Kupuje więcej tego, co się opłaca, i nie zauważa, co knujesz.
bot-farsighted = urbanistka
    .about = Patrzy aż do ostatniej wielkiej budowli, swojej i twojej.
bot-greedy = poborca
    .about = Bierze to, co teraz daje najwięcej.
bot-cheese = serowar
    .about = Kupuje wszystkie farmy, potem serowarnie, i liczy na siódemki.
bot-bakery = piekarka
    .about = Sześć piekarni, centrum handlowe, jedna kostka.
bot-convenience = sklepikarka
    .about = Piekarnie, centrum handlowe, potem minimarkety na każdą czwórkę.
bot-spread = wieśniak
    .about = Wszystkiego po trochu, jedną kostką.
bot-expectimax = mierniczy
    .about = Przelicza każdy rzut swojej tury i buduje to, co skraca drogę.
bot-search = arcymistrzyni
    .about = Rozgrywa w głowie tysiące partii, zanim odpowie.
bot-steady = kupiec
    .about = Waży drogi, nagrody i nadchodzące podliczenia.
bot-racer = pędziwiatr
    .about = Pędzi do miasta za wszelką cenę.
bot-miser = skąpiec
    .about = Nie rozstaje się z monetą, jeśli można inaczej.
bot-veteran = weteranka
    .about = Uczyła się na miliardach partii z samą sobą i odpowiada od razu.
bot-guided = kapitan portu
    .about = Uczył się na miliardach partii z samym sobą i przemyśla każdy ruch naprzód: zgaduje, co planujesz.
remark-abroad = Uczyłem się na innej wyspie; na tej rozgrywam partię dalej w głowie.
