/** What stands in for the face of a game that has none: it is played as text. */
import type { GameFace } from "../games/face";

export function textFace(id: string): GameFace {
  return {
    id,
    standing: ({ result }) => [...(result?.points ?? [])],
    standingMessage: "game-title",
    account: ({ result }) =>
      result?.points ? [{ message: "result-points", values: result.points }] : [],
    secrets: true, // it cannot be known here, so nobody is shown what another may be hiding
  };
}
