import type { DatabaseSync } from 'node:sqlite'
import { countUpTo } from './frequent.ts'
import type { Plan } from './plan.ts'
import { prepared } from './prepared.ts'
import { type Approach, alternateStatement, countStatement, type Lookup, lookupStatement, type Statement } from './statement.ts'
import { registerFunctions } from './udf.ts'

/** Up to this many rows are read and sorted; up to the next they are a list to look rows up in while walking an index. */
const sortLimit = 2_000
const listLimit = 20_000

const first = (db: DatabaseSync, { text, args }: Statement): number => Number(prepared(db, text).get(...args)?.[0])

/** How a plan's rows are found best, judged by counts that stop at a limit. */
export function approachOf(db: DatabaseSync, plan: Plan): Approach {
  if (plan.arrays.length > 0) return byArrays(db, plan)
  let best: { readonly index?: string; readonly rows: number } = { rows: sortLimit + 1 }
  for (const alternate of plan.alternates) {
    const rows = first(db, alternateStatement(plan, alternate, best.rows))
    if (rows < best.rows) best = { index: alternate.index, rows }
  }
  return best.index === undefined ? { kind: 'plain' } : { kind: 'alternate', index: best.index }
}

function lookupsOf(db: DatabaseSync, plan: Plan): Lookup[] {
  registerFunctions(db)
  const { tables, statement } = lookupStatement(plan)
  const searches = prepared(db, statement.text).get(...statement.args)
  return tables.map((table, at) => ({ table, search: String(searches?.[at] ?? '') }))
}

function byArrays(db: DatabaseSync, plan: Plan): Approach {
  const lookups = lookupsOf(db, plan)
  // The side table gives its rows in the order of a walk without sort keys.
  if (plan.walk?.keys.length === 0) return { kind: 'drive', lookups }
  const rows = countUpTo(db, countStatement(lookups, listLimit + 1), listLimit + 1)
  if (rows <= sortLimit) return { kind: 'drive', lookups }
  // A query that reads all its rows anyway is better off with a list of any length than with a look into each document.
  return plan.walk && rows > listLimit ? { kind: 'probe' } : { kind: 'list', lookups }
}
