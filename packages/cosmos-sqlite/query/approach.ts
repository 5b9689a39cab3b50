import type { DatabaseSync } from 'node:sqlite'
import { countUpTo } from './frequent.ts'
import type { Plan, PlanAlternate } from './plan.ts'
import { prepared } from './prepared.ts'
import { type Approach, alternateStatement, countStatement, type Lookup, lookupStatement, type Statement } from './statement.ts'
import { registerFunctions } from './udf.ts'

/** Up to this many rows are read and sorted; up to the next they are a list to look rows up in while walking an index. */
const sortLimit = 2_000
const listLimit = 20_000

/**
 * Reading and sorting a document takes as long as passing over this many entries of an index. A page ends after about `usualPage` results,
 * for which a walk passes over as many entries as there are results of its range for each of them.
 */
const entriesPerDocument = 25
const usualPage = 100
/** From this part of a range on, a look into each document until a page is full costs less than a list of what is found. */
const nearlyAll = 0.9

/**
 * How many entries a walk's range has, if walking it is expected to cost less than reading and sorting all rows that are found; undefined
 * if not, and for a range so long that a walk along all of it, where the results are at its end, would be slow.
 */
function walkedRows(db: DatabaseSync, plan: Plan, range: PlanAlternate, found: number): number | undefined {
  const limit = Math.min(listLimit, Math.floor((found * found * entriesPerDocument) / usualPage))
  if (limit <= found) return undefined
  const entries = countUpTo(db, alternateStatement(plan, range, limit + 1), limit + 1)
  return entries > limit ? undefined : entries
}

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
  const walked = plan.range ? walkedRows(db, plan, plan.range, rows) : undefined
  if (walked !== undefined) return rows >= walked * nearlyAll ? { kind: 'probe' } : { kind: 'list', lookups }
  if (rows <= sortLimit) return { kind: 'drive', lookups }
  // A query that reads all its rows anyway is better off with a list of any length than with a look into each document.
  return plan.walk && rows > listLimit ? { kind: 'probe' } : { kind: 'list', lookups }
}
