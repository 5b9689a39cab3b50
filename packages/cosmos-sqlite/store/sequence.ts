import type { DatabaseSync } from 'node:sqlite'

/** Numbers set aside at a time: a server that is killed skips the rest of them. */
const chunk = 10_000

/**
 * Gives the log sequence numbers of one container. They only grow, also over a kill and after the newest item was
 * deleted, because a change feed continues from them. The file holds an upper bound, raised once per chunk.
 */
export interface Sequence {
  /** The number given last; set back when a batch is rolled back. */
  last: number
  next(): number
  /** Makes sure that `count` numbers can be given without writing to the file; called before a transaction begins. */
  reserve(count: number): void
  /** Forgets what was reserved, because the transaction that wrote it down may have been undone. */
  doubt(): void
  /** Writes down the exact position, so that a clean stop skips nothing. */
  save(): void
}

/** Name of a container's counter in the file. */
export const counterOf = (containerNumber: number) => `lsn_${containerNumber}`

export function openSequence(db: DatabaseSync, containerNumber: number): Sequence {
  const name = counterOf(containerNumber)
  const write = db.prepare('INSERT INTO counters VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value')
  let bound = Number(db.prepare('SELECT value FROM counters WHERE name = ?').get(name)?.value ?? 0)
  const sequence: Sequence = {
    last: bound,
    next() {
      sequence.last += 1
      return sequence.last
    },
    reserve(count) {
      if (sequence.last + count <= bound) return
      bound = sequence.last + count + chunk
      write.run(name, bound)
    },
    doubt() {
      bound = sequence.last
    },
    save() {
      bound = sequence.last
      write.run(name, bound)
    },
  }
  return sequence
}
