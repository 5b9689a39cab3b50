import type { DatabaseSync } from 'node:sqlite'
import { approachOf } from './approach.ts'
import type { Plan } from './plan.ts'
import { type Approach, type Statement, statementOf } from './statement.ts'
import { registerFunctions } from './udf.ts'

/** One line of SQLite's EXPLAIN QUERY PLAN. */
export interface PlanRow {
  readonly detail: string
}

const nothing = { text: '', args: [] } as const
const limit = { text: ' LIMIT ?', args: [100] } as const

function firstStatement(db: DatabaseSync, plan: Plan, approach: Approach | undefined): Statement {
  return statementOf(plan, approach ?? approachOf(db, plan), nothing, limit)
}

/**
 * How SQLite runs the first page of a plan.
 * @param approach how array conditions are met; the one `run` would choose for the rows there are when left out
 */
export function explain(db: DatabaseSync, plan: Plan, approach?: Approach): PlanRow[] {
  registerFunctions(db)
  const { text, args } = firstStatement(db, plan, approach)
  const rows = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...args) as { detail: string }[]
  return rows.map(({ detail }) => ({ detail }))
}

/**
 * Whether a query finds its rows by an index: it neither scans the container nor a whole partition, and sorts at most the rows that
 * a side table's lookup gave.
 */
export function usesIndex(rows: readonly PlanRow[]): boolean {
  const details = rows.map(({ detail }) => detail)
  const driven = details.some((detail) => /^(SEARCH a USING PRIMARY KEY|SCAN a VIRTUAL TABLE)/.test(detail))
  const scans = details.some((detail) => /^SCAN t\b/.test(detail) || /^SEARCH t USING .*_pk \(pn=\?\)$/.test(detail))
  const sorts = details.some((detail) => detail.startsWith('USE TEMP B-TREE'))
  return !scans && (driven || !sorts)
}

/** Whether a query is answered from its index alone, without reading a document. */
export function readsIndexAlone(db: DatabaseSync, plan: Plan): boolean {
  registerFunctions(db)
  const { text, args } = firstStatement(db, plan, undefined)
  const program = db.prepare(`EXPLAIN ${text}`).all(...args) as { opcode: string; p1: number; p2: number }[]
  const { rootpage } = db.prepare('SELECT rootpage FROM sqlite_schema WHERE type = ? AND name = ?').get('table', plan.table) as {
    rootpage: number
  }
  const cursors = new Set(program.filter(({ opcode, p2 }) => opcode === 'OpenRead' && p2 === rootpage).map(({ p1 }) => p1))
  return !program.some(({ opcode, p1 }) => opcode === 'Column' && cursors.has(p1))
}
