import type { GoodRow } from './read-window.ts'
import type { TakenRow } from './store-window.ts'

/** A row with the id of the record that it names. */
export interface NamedRow<V> {
  row: GoodRow<V>
  id: string
}

/** A step in the files of its upload: its file and its first row. The rows of a file are always cut into the same steps. */
export interface StepPlace {
  file: number
  row: number
}

/** What a step did: what became of its rows, and the first records that it made. */
export interface DoneStep<Made> {
  rows: TakenRow[]
  made: Made[]
}

interface Steps<Made> {
  /** Rows that are written in one batch. */
  size: number
  /** A step that was done before; undefined for one that was not. */
  find(at: StepPlace): Promise<DoneStep<Made> | undefined>
}

/** What became of the rows of a window, and the records that it made. */
export interface DoneRows<V, Made> {
  taken: Map<GoodRow<V>, TakenRow>
  made: Made[]
}

/**
 * Takes the rows of windows step by step. A step writes what became of its rows with them, so a window that was interrupted goes on behind its last step,
 * with the same outcomes. Only the first window of a delivery may have been done in part by another.
 */
export const stepTaker = <Made>({ size, find }: Steps<Made>) => {
  let mayBeDone = true
  const takeStep = async <V>(rows: readonly NamedRow<V>[], file: number, take: TakeStep<V, Made>): Promise<DoneStep<Made>> => {
    const [first] = rows
    if (!first) return { rows: [], made: [] }
    const at = { file, row: first.row.row }
    const done = mayBeDone ? await find(at) : undefined
    if (!done) return take(rows, at)
    const numbers = new Set(done.rows.map(({ row }) => row))
    const open = rows.filter(({ row }) => !numbers.has(row.row))
    const rest = await takeStep(open, file, take)
    return { rows: [...done.rows, ...rest.rows], made: [...done.made, ...rest.made] }
  }
  return async <V>(
    rows: readonly NamedRow<V>[],
    { file, beforeStep, take }: { file: number; beforeStep(rows: number): Promise<void>; take: TakeStep<V, Made> },
  ): Promise<DoneRows<V, Made>> => {
    const byNumber = new Map(rows.map(({ row }) => [row.row, row]))
    const done: DoneRows<V, Made> = { taken: new Map(), made: [] }
    for (let from = 0; from < rows.length; from += size) {
      const some = rows.slice(from, from + size)
      await beforeStep(some.length)
      const step = await takeStep(some, file, take)
      done.made.push(...step.made)
      for (const taken of step.rows) {
        const row = byNumber.get(taken.row)
        if (row) done.taken.set(row, taken)
      }
    }
    mayBeDone = false
    return done
  }
}

/** Takes the rows of a step and writes them. */
type TakeStep<V, Made> = (rows: readonly NamedRow<V>[], at: StepPlace) => Promise<DoneStep<Made>>
