import { fillSideTables, type Listed, rowsWaiting } from '../query/index.ts'
import type { Catalog } from './catalog.ts'
import type { Container } from './container.ts'
import type { WriteQueue } from './group-commit.ts'
import type { Steps } from './steps.ts'
import { transactionInSteps } from './transaction.ts'

/** Rows that are put into the side tables at a time, so that no request waits long. */
const slice = 100

/**
 * Puts new and changed rows into the side tables of a container; to be called as a write in steps. A container that is gone by then is left
 * alone.
 */
export function* fillSides(catalog: Catalog, container: Container, listed: Listed): Steps<void> {
  if (!catalog.containers().some((current) => current === container)) return
  const { db, layout, table } = container
  const done = yield* transactionInSteps(db, () => fillSideTables(db, layout, table, listed))
  if ('most' in listed) container.waiting = done < listed.most ? 0 : container.waiting - listed.most
}

/** Whether rows that are committed in a partition are not in the side tables yet. @param key canonical JSON */
export function rowsWaitIn({ waiting, sql }: Container, key: string): boolean {
  return waiting > 0 && sql.waiting.some((statement) => statement.get(key) !== undefined)
}

/** Recounts what is not in the side tables, because a write that put it there may have been undone. */
export function recountWaiting(container: Container): void {
  container.waiting = rowsWaiting(container.db, container.layout, container.table)
}

/**
 * Fills side tables at intervals, so that a query finds few rows left to put in; rows that come steadily are put in many at a time.
 * @returns a function that ends it
 */
export function startFilling(
  catalog: Catalog,
  writeInSteps: WriteQueue['writeInSteps'],
  everyMs: number,
  report: (error: unknown) => void,
): () => void {
  const seen = new WeakMap<Container, number>()
  const fill = (container: Container): void => {
    const { waiting, layout } = container
    const growing = waiting !== seen.get(container) && waiting < slice
    seen.set(container, waiting)
    if (waiting === 0 || layout.arrays.length === 0 || growing) return
    const most = Math.min(waiting, slice)
    writeInSteps(() => fillSides(catalog, container, { most }), 'side tables', most).catch(report)
  }
  const timer = setInterval(() => {
    for (const container of catalog.containers()) fill(container)
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
