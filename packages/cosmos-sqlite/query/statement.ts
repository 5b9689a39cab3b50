import type { SQLInputValue } from 'node:sqlite'
import type { Plan, PlanAlternate } from './plan.ts'
import type { BoundSql } from './sql.ts'
import type { Position } from './token.ts'

/** SQL text with its arguments, ready to run. */
export interface Statement {
  readonly text: string
  readonly args: readonly SQLInputValue[]
}

/** A search in a side table: its quoted name and what is searched, so that the rows meet all array conditions of the plan on it. */
export interface Lookup {
  readonly table: string
  readonly search: string
}

/**
 * How a plan finds its rows. `plain`: walking its index. `alternate`: by another index, sorting what it finds. The others meet array
 * conditions by searches in side tables: `drive` goes through what they find and sorts it, `list` walks the index and looks each row up
 * in a list of what they find. `probe` walks it and looks into each document: a search for a single row would pass over most of what a
 * frequent value is found in.
 */
export type Approach =
  | { readonly kind: 'plain' }
  | { readonly kind: 'alternate'; readonly index: string }
  | { readonly kind: 'drive' | 'list'; readonly lookups: readonly Lookup[] }
  | { readonly kind: 'probe' }

const plain = (text: string): BoundSql => ({ text, args: [] })

/** The rows that a lookup finds, as a condition on a row number. */
const listTerm = (row: string, { table, search }: Lookup): BoundSql => ({
  text: `${row} IN (SELECT p.rowid FROM ${table} p WHERE p.${table} MATCH ?)`,
  args: [search],
})

/** Conditions on `a`, the side table of the first lookup, that all lookups find a row. */
function driveTerms([first, ...others]: readonly Lookup[]): BoundSql[] {
  if (!first) return []
  // The sign keeps SQLite from searching the first table once for each row of the others.
  return [{ text: `a.${first.table} MATCH ?`, args: [first.search] }, ...others.map((lookup) => listTerm('+a.rowid', lookup))]
}

/** What has to be searched in the side tables: per table one search for all values. */
export function lookupStatement({ arrays }: Plan): { readonly tables: readonly string[]; readonly statement: Statement } {
  const searches = new Map<string, BoundSql[]>()
  for (const { table, search } of arrays) searches.set(table, [...(searches.get(table) ?? []), search])
  const text = [...searches.values()].map((terms) => terms.map((term) => term.text).join("||' AND '||")).join(',')
  const args = [...searches.values()].flat().flatMap((term) => term.args)
  return { tables: [...searches.keys()], statement: { text: `SELECT ${text}`, args } }
}

/** Counts the rows that lookups find, up to a limit. */
export function countStatement(lookups: readonly Lookup[], limit: number): Statement {
  const terms = driveTerms(lookups)
  const found = `SELECT 1 FROM ${lookups[0]?.table} a WHERE ${terms.map((term) => term.text).join(' AND ')} LIMIT ${limit}`
  return { text: `SELECT count(*) FROM (${found})`, args: terms.flatMap((term) => term.args) }
}

/** Counts the rows that another index finds, up to a limit. */
export function alternateStatement(plan: Plan, { index, where }: PlanAlternate, limit: number): Statement {
  const found = where.map((term) => term.text).join(' AND ')
  const text = `SELECT count(*) FROM (SELECT 1 FROM ${plan.from} t INDEXED BY ${index} WHERE ${found} LIMIT ${limit})`
  return { text, args: where.flatMap((term) => term.args) }
}

/** The parts of a walk behind a position: each is a range that an index can seek, in the order of the walk. */
export function segments(plan: Plan, position: Position | undefined, approach: Approach): BoundSql[] {
  const { walk } = plan
  if (!walk || position?.row === undefined) return [plain('')]
  const values = position.keys ?? []
  const row = drivesByRow(plan, approach) ? 'a.rowid' : rowOf(plan)
  const equal = walk.keys.map((key, at): BoundSql => {
    const value = values[at] ?? null
    return value === null ? plain(`${key.sql} IS NULL`) : { text: `${key.sql}=?`, args: [value] }
  })
  const found: BoundSql[] = []
  const add = (depth: number, last: BoundSql) => {
    const terms = [...equal.slice(0, depth), last]
    found.push({ text: terms.map((term) => term.text).join(' AND '), args: terms.flatMap((term) => term.args) })
  }
  add(walk.keys.length, { text: `${row}${walk.descendingRow ? '<' : '>'}?`, args: [position.row] })
  for (let at = walk.keys.length - 1; at >= 0; at--) {
    const key = walk.keys[at]
    const value = values[at] ?? null
    if (!key) continue
    if (!key.descending) add(at, value === null ? plain(`${key.sql} IS NOT NULL`) : { text: `${key.sql}>?`, args: [value] })
    else if (value !== null) {
      // NULL sorts last here; as a separate range, because "less or NULL" in one condition would lose the index.
      add(at, { text: `${key.sql}<?`, args: [value] })
      add(at, plain(`${key.sql} IS NULL`))
    }
  }
  return found
}

const rowOf = (plan: Plan) => (plan.from ? 't.rowid' : '0')
/** The side table's own order is the wanted one. */
const drivesByRow = (plan: Plan, approach: Approach) => approach.kind === 'drive' && plan.walk?.keys.length === 0

/**
 * Puts a plan's statement together.
 * @param segment condition of the part of the walk, empty for its beginning
 * @param window LIMIT, or LIMIT and OFFSET
 */
export function statementOf(plan: Plan, approach: Approach, segment: BoundSql, window: BoundSql): Statement {
  const args: SQLInputValue[] = []
  const put = (piece: BoundSql): string => {
    args.push(...piece.args)
    return piece.text
  }
  const { walk } = plan
  const keys = walk ? `,${rowOf(plan)}${walk.keys.map((key) => `,${key.sql}`).join('')}` : ''
  let text = `SELECT ${put(plan.output)}${keys}`
  const where = [...plan.where, ...(segment.text ? [segment] : [])]
  const name = approach.kind === 'alternate' ? approach.index : plan.index
  const index = name ? `INDEXED BY ${name}` : 'NOT INDEXED'
  if (plan.from && approach.kind === 'drive') {
    text += ` FROM ${approach.lookups[0]?.table} a CROSS JOIN ${plan.from} t ON t.rowid=a.rowid${put(plan.joins)}`
    where.unshift(...driveTerms(approach.lookups))
  } else if (plan.from) {
    text += ` FROM ${plan.from} t ${index}${put(plan.joins)}`
    // A list is asked first because it is cheaper than what needs the document.
    if (approach.kind === 'list') where.unshift(...approach.lookups.map((lookup) => listTerm('t.rowid', lookup)))
    if (approach.kind === 'probe') where.push(...plan.arrays.map(({ holds }) => holds))
  } else text += put(plan.joins)
  if (where.length > 0) text += ` WHERE ${where.map(put).join(' AND ')}`
  text += put(plan.tail)
  if (walk) {
    const order = walk.keys.map((key) => `${key.sql}${key.descending ? ' DESC' : ''}`)
    order.push(`${drivesByRow(plan, approach) ? 'a.rowid' : rowOf(plan)}${walk.descendingRow ? ' DESC' : ''}`)
    text += ` ORDER BY ${order.join(',')}`
  }
  text += put(window)
  return { text, args }
}
