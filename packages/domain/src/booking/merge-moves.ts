/** A move that is told by mail. */
interface ToldMove {
  readonly appointment_ids: readonly number[];
  /** Where the first of them was before; minutes. */
  readonly moved_from?: number;
}

/**
 * Moves that are told together, in their order, are one as it stands in the end: of all that moved, from where they were told
 * to be last; moves of different appointments have no such place in common.
 */
export function mergeMoves<Move extends ToldMove>(moves: readonly Move[]): Move {
  return moves.reduce((before, move) => {
    const all = new Set([...before.appointment_ids, ...move.appointment_ids]);
    const areSame = all.size === before.appointment_ids.length && all.size === move.appointment_ids.length;
    const appointment_ids = [...all].sort((one, other) => one - other);
    return { ...move, appointment_ids, moved_from: areSame ? before.moved_from : undefined };
  });
}
