#!/bin/sh
# Training of a network for every island, where only Python, NumPy and JAX are at hand.
# `tools/pack_training.py` makes the folder that this lies in. What comes of it goes to $OUT.
#
#   run.sh smoke           does it work here, and how fast? Draws more islands, learns for a minute
#   run.sh train SECONDS   learns so long, of TOTAL seconds in all (1500); goes on from
#                          checkpoint.npz if that lies here, so bring it back from $OUT first,
#                          and more-islands.jsonl.gz, too
#   run.sh measure SECONDS how often it wins on twelve islands: strength.json; other words go to
#                          kontor.train.strength; goes on from strength.json if that lies here
#
# TOTAL, OPPONENTS, RATE and the like can be set from outside; other words go to kontor.train.cpu.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
OUT=${OUT:-$here/out}
PYTHON=${PYTHON:-python3}
stage=$1; shift
export PYTHONPATH="$here/source:$here/packages" PYTHONUNBUFFERED=1
export OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1
cores=$(nproc)
players=${PLAYERS:-$((cores > 2 ? cores - 1 : 1))}
mkdir -p "$OUT/training"

learn() {
    islands="$here/islands.jsonl.gz"
    for more in "$here/more-islands.jsonl.gz" "$OUT/more-islands.jsonl.gz"; do
        if [ -e "$more" ]; then islands=$more; fi
    done
    resume=
    if [ -e "$here/checkpoint.npz" ]; then resume="--resume $here/checkpoint.npz"; fi
    # shellcheck disable=SC2086
    "$PYTHON" -m kontor.train.cpu golden-city --folder "$OUT/training" $resume \
        --islands "$islands" --held-out "$here/held-out.jsonl.gz" --processes "$players" \
        --opponents "${OPPONENTS:-learner,learner,learner,past self,past self,steady,greedy}" \
        --at-home veteran --home 0.08 --variants 0.1 --against steady \
        --seconds "${TOTAL:-1500}" --rate "${RATE:-4e-4}" --curiosity "${CURIOSITY:-0.005}" \
        --lead "${LEAD:-0.5}" --trace 0.96 --decisions "${DECISIONS:-65536}" --seed 1 "$@"
}

case $stage in
smoke)
    "$PYTHON" -c 'import jax, numpy, sys; print(sys.version, jax.__version__, numpy.__version__, jax.devices())'
    "$PYTHON" -c 'from kontor.games.golden_city import rules; print("rules:", rules.__file__)'
    began=$(date +%s)
    "$PYTHON" -m kontor.train.islands --first 2000000 --count "${COUNT:-1500}" \
        -o "$OUT/more-islands.jsonl.gz"
    echo "islands: $(($(date +%s) - began)) s"
    learn --pause "${SMOKE:-60}" --report 25 --match-games 200 "$@"
    ;;
train)
    seconds=$1; shift
    learn --pause "$seconds" --report "${REPORT:-180}" --match-games 600 "$@"
    ;;
measure)
    seconds=$1; shift
    if [ -e "$here/strength.json" ]; then cp "$here/strength.json" "$OUT/strength.json"; fi
    "$PYTHON" -m kontor.train.strength --held-out "$here/held-out.jsonl.gz" --jobs "$cores" \
        --rules plain,all --seconds "$seconds" -o "$OUT/strength.json" "$@"
    ;;
*)
    echo "smoke, train SECONDS or measure SECONDS?" >&2
    exit 2
    ;;
esac
ls -l "$OUT" "$OUT/training"
