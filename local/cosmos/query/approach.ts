import type { DatabaseSync } from 'node:sqlite'
import { countUpTo } from './frequent.ts'
import type { Plan } from './plan.ts'
import { prepared } from './prepared.ts'
import { type Approach, alternateStatement, countStatement, rowsStatement, type Statement, sampleStatement } from './statement.ts'

/** Up to this many rows are read and sorted; up to the next they are a list to look rows up in while walking an index. */
const sortLimit = 2_000
const listLimit = 20_000
/** So many rows of a frequent value are tried; a walk finds a page soon when, by their share, at least so many rows meet all conditions. */
const sampleSize = 200
const walkable = 1_000

const first = (db: DatabaseSync, { text, args }: Statement): number => Number((prepared(db, text).get(...args) as unknown as [number])[0])

/** How a plan's rows are found best, judged by counts that stop at a limit. */
export function approachOf(db: DatabaseSync, plan: Plan): Approach {
  if (plan.arrays.length > 0) return byArrays(db, plan)
  let best: { readonly index?: string; readonly rows: number } = { rows: sortLimit + 1 }
  for (const alternate of plan.alternates) {
    const rows = first(db, alternateStatement(plan, alternate, best.rows))
    if (rows < best.rows) best = { index: alternate.index, rows }
  }
  return best.index === undefined ? { kind: 'probe' } : { kind: 'alternate', index: best.index }
}

/** The array condition with the fewest rows, counted up to a limit. */
function rarest(db: DatabaseSync, plan: Plan, limit: number): { readonly array: number; readonly rows: number } {
  let found = { array: 0, rows: Number.POSITIVE_INFINITY }
  for (let array = 0; array < plan.arrays.length; array++) {
    const bound = Math.min(found.rows, limit + 1)
    const rows = countUpTo(db, countStatement(plan, array, bound), bound)
    if (rows < found.rows) found = { array, rows }
  }
  return found
}

function byArrays(db: DatabaseSync, plan: Plan): Approach {
  const few = rarest(db, plan, sortLimit)
  // The side table gives the rows of one partition in the order of a walk without sort keys.
  const inOrder = plan.walk?.keys.length === 0 && plan.onePartition
  if (inOrder || few.rows <= sortLimit) return { kind: 'drive', array: few.array }
  const array = rarestInSample(db, plan, 0)
  const rows = countUpTo(db, countStatement(plan, array, listLimit + 1), listLimit + 1)
  if (plan.walk && (plan.arrays.length === 1 || share(db, plan, array) * rows >= walkable)) {
    return rows <= listLimit ? { kind: 'list', array } : { kind: 'probe' }
  }
  // A query that reads all its rows anyway is better off with a list of any length than with a probe per row.
  if (plan.arrays.length === 1) return { kind: 'list', array }
  const { text, args } = rowsStatement(plan, array)
  const found = (prepared(db, text).all(...args) as unknown as [number][]).map(([row]) => row)
  return { kind: found.length <= sortLimit ? 'rows' : 'rowList', rows: found }
}

type Sample = readonly [count: number, all: number, ...each: number[]]

const sampleOf = (db: DatabaseSync, plan: Plan, array: number): Sample => {
  const { text, args } = sampleStatement(plan, array, sampleSize)
  return prepared(db, text).get(...args) as unknown as Sample
}

/** The array condition that the fewest rows of a sample meet: the rarest one, as far as the conditions don't depend on each other. */
function rarestInSample(db: DatabaseSync, plan: Plan, array: number): number {
  if (plan.arrays.length === 1) return array
  const [, , ...each] = sampleOf(db, plan, array)
  return each.reduce((best, hits, at) => (hits < (each[best] ?? 0) ? at : best), array)
}

/** Share of the rows of an array condition that meet the others too, by a sample. */
function share(db: DatabaseSync, plan: Plan, array: number): number {
  const [count, all] = sampleOf(db, plan, array)
  return count === 0 ? 0 : all / count
}
