import type { DatabaseSync } from 'node:sqlite'
import type { Plan } from './plan.ts'
import { prepared } from './prepared.ts'
import { type Approach, alternateStatement, countStatement, rowsStatement, type Statement } from './statement.ts'

/** Up to this many rows are read and sorted; up to the next they are a list to look rows up in while walking an index. */
const sortLimit = 2_000
const listLimit = 20_000

const counted = (db: DatabaseSync, { text, args }: Statement): number => Number((prepared(db, text).get(...args) as unknown as [number])[0])

/** How a plan's rows are found best, judged by counts that stop at a limit. */
export function approachOf(db: DatabaseSync, plan: Plan): Approach {
  if (plan.arrays.length > 0) return byArrays(db, plan)
  const few = plan.alternate && counted(db, alternateStatement(plan, sortLimit + 1)) <= sortLimit
  return { kind: few ? 'alternate' : 'probe' }
}

function byArrays(db: DatabaseSync, plan: Plan): Approach {
  let array = 0
  let rows = Number.POSITIVE_INFINITY
  for (let at = 0; at < plan.arrays.length; at++) {
    const found = counted(db, countStatement(plan, at, Math.min(rows, listLimit + 1)))
    if (found < rows) [array, rows] = [at, found]
  }
  // The side table gives the rows of one partition in the order of a walk without sort keys.
  const inOrder = plan.walk?.keys.length === 0 && plan.onePartition
  if (inOrder || rows <= sortLimit) return { kind: 'drive', array }
  if (plan.arrays.length > 1) {
    const { text, args } = rowsStatement(plan, array, sortLimit + 1)
    const both = (prepared(db, text).all(...args) as unknown as [number][]).map(([row]) => row)
    if (both.length <= sortLimit) return { kind: 'rows', rows: both }
  }
  // A query that reads all its rows anyway is better off with a list of any length than with a probe per row.
  return rows <= listLimit || !plan.walk ? { kind: 'list', array } : { kind: 'probe' }
}
