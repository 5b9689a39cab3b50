/** A lot that is to get another number. */
export interface NumberMove {
  id: string
  from: string
  to: string
}

export interface OrderedMove extends NumberMove {
  /** The lot that has the wanted number and itself goes to another: it gets this lot's present number at the same moment. */
  exchanges?: string
  /** The number that the lot has when its turn comes, where an exchange has given it one. */
  passing?: string
}

/**
 * The order in which lots can take their new numbers, one after the other, with no number held twice at any moment. A number is left before it is
 * taken. In a ring, such as two lots that exchange their numbers, each lot exchanges with the next one. The same moves give the same order.
 */
export const numberOrder = (moves: readonly NumberMove[]): OrderedMove[] => {
  const holders = new Map(moves.map((move) => [move.from, move]))
  const ordered: OrderedMove[] = []
  const placed = new Set<string>()
  const place = (all: readonly OrderedMove[]): void => {
    for (const move of all) placed.add(move.id)
    ordered.push(...all)
  }
  for (const first of moves) {
    const path = pathFrom(first, holders, placed)
    const after = holders.get(path.at(-1)?.to ?? '')
    const start = path.findIndex(({ id }) => id === after?.id)
    if (start !== -1) place(ringOf(path.slice(start)))
    place(path.slice(0, start === -1 ? path.length : start).toReversed())
  }
  return ordered
}

/** The lots that wait for each other, until a number is free or the path meets itself. */
const pathFrom = (first: NumberMove, holders: ReadonlyMap<string, NumberMove>, placed: ReadonlySet<string>): NumberMove[] => {
  const path: NumberMove[] = []
  const met = new Set<string>()
  for (let move: NumberMove | undefined = first; move && !placed.has(move.id) && !met.has(move.id); move = holders.get(move.to)) {
    path.push(move)
    met.add(move.id)
  }
  return path
}

const ringOf = (found: readonly NumberMove[]): OrderedMove[] => {
  const [least] = found.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const start = found.findIndex(({ id }) => id === least?.id)
  const ring = [...found.slice(start), ...found.slice(0, start)]
  return ring.map((move, index) => {
    const next = ring[index + 1]
    return { ...move, ...(next && { exchanges: next.id }), ...(index > 0 && least && { passing: least.from }) }
  })
}
