import type { SQLInputValue } from 'node:sqlite'
import type { Plan, PlanAlternate, PlanArray } from './plan.ts'
import type { BoundSql } from './sql.ts'
import type { Position } from './token.ts'

/** SQL text with its arguments, ready to run. */
export interface Statement {
  readonly text: string
  readonly args: readonly SQLInputValue[]
}

/**
 * How a plan finds its rows. `probe`: walking its index and testing array conditions row by row. `list`: the same, with the rows of
 * one array condition as a list. `rowList`: the same, with the numbers of all rows that meet them. `drive`: from the side table of one array
 * condition. `rows`: from row numbers found before. `alternate`: by another index. The last three sort what they find.
 */
export type Approach =
  | { readonly kind: 'probe' }
  | { readonly kind: 'alternate'; readonly index: string }
  | { readonly kind: 'list' | 'drive'; readonly array: number }
  | { readonly kind: 'rows' | 'rowList'; readonly rows: readonly number[] }

const plain = (text: string): BoundSql => ({ text, args: [] })

/** Lookup of one array value: `v` and partition of the side table `a`. */
function lookUp(plan: Plan, at: number): BoundSql {
  const array = plan.arrays[at]
  const value = array?.value ?? plain('NULL')
  const partition = plan.sidePartition
  const scoped = partition ? ` AND ${partition.text}` : ''
  return { text: `a.v=${value.text}${scoped}`, args: [...value.args, ...(partition?.args ?? [])] }
}

/** Whether a row of the container (`t`) or of a side table (`a`) meets an array condition. */
function arrayTest({ table, value }: PlanArray, row: 't' | 'a'): BoundSql {
  const [number, rowid] = row === 't' ? ['t.pn', 't.rowid'] : ['a.p', 'a.row']
  return { text: `EXISTS(SELECT 1 FROM ${table} p WHERE p.v=${value.text} AND p.p=${number} AND p.row=${rowid})`, args: value.args }
}

/** The array conditions but one, as tests of a row. */
function otherArrays(plan: Plan, driver: number | undefined, row: 't' | 'a'): BoundSql[] {
  return plan.arrays.filter((_, at) => at !== driver).map((array) => arrayTest(array, row))
}

/** Row numbers that all array conditions hold for, starting from one of them. */
export function rowsStatement(plan: Plan, at: number): Statement {
  const terms = [lookUp(plan, at), ...otherArrays(plan, at, 'a')]
  const text = `SELECT a.row FROM ${plan.arrays[at]?.table} a WHERE ${terms.map((term) => term.text).join(' AND ')}`
  return { text, args: terms.flatMap((term) => term.args) }
}

/**
 * Of the first rows of an array condition: how many there are, how many meet all conditions, and how many meet each, in the order of
 * the plan's conditions.
 */
export function sampleStatement(plan: Plan, at: number, size: number): Statement {
  const found = lookUp(plan, at)
  const meets = plan.arrays.map((array) => arrayTest(array, 'a'))
  const sample = `SELECT a.p, a.row FROM ${plan.arrays[at]?.table} a WHERE ${found.text} LIMIT ${size}`
  const tests = `SELECT ${meets.map((test, index) => `${test.text} AS m${index}`).join(',')} FROM (${sample}) a`
  const sums = meets.map((_, index) => `total(m${index})`)
  const all = meets.map((_, index) => `m${index}`).join(' AND ')
  const text = `SELECT count(*),total(${all}),${sums.join(',')} FROM (${tests})`
  return { text, args: [...meets.flatMap((test) => test.args), ...found.args] }
}

/** Counts the rows that another index finds, up to a limit. */
export function alternateStatement(plan: Plan, { index, where }: PlanAlternate, limit: number): Statement {
  const found = where.map((term) => term.text).join(' AND ')
  const text = `SELECT count(*) FROM (SELECT 1 FROM ${plan.from} t INDEXED BY ${index} WHERE ${found} LIMIT ${limit})`
  return { text, args: where.flatMap((term) => term.args) }
}

/** Counts the rows of an array condition up to a limit. */
export function countStatement(plan: Plan, at: number, limit: number): Statement {
  const found = lookUp(plan, at)
  return { text: `SELECT count(*) FROM (SELECT 1 FROM ${plan.arrays[at]?.table} a WHERE ${found.text} LIMIT ${limit})`, args: found.args }
}

/** The parts of a walk behind a position: each is a range that an index can seek, in the order of the walk. */
export function segments(plan: Plan, position: Position | undefined, approach: Approach): BoundSql[] {
  const { walk } = plan
  if (!walk || position?.row === undefined) return [plain('')]
  const values = position.keys ?? []
  const row = drivesByRow(plan, approach) ? 'a.row' : rowOf(plan)
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
      // NULL sorts last here; as a range of its own, because "less or NULL" in one condition would lose the index.
      add(at, { text: `${key.sql}<?`, args: [value] })
      add(at, plain(`${key.sql} IS NULL`))
    }
  }
  return found
}

const rowOf = (plan: Plan) => (plan.from ? 't.rowid' : '0')
/** The side table's own order is the wanted one. */
const drivesByRow = (plan: Plan, approach: Approach) => approach.kind === 'drive' && plan.walk?.keys.length === 0

/** A list of rows as a condition, to be tested first because it is cheaper than what needs the document. */
function listTerms(plan: Plan, approach: Approach): BoundSql[] {
  if (approach.kind === 'rowList') return [{ text: 't.rowid IN (SELECT value FROM json_each(?))', args: [JSON.stringify(approach.rows)] }]
  if (approach.kind !== 'list') return []
  const { text, args } = lookUp(plan, approach.array)
  return [{ text: `t.rowid IN (SELECT a.row FROM ${plan.arrays[approach.array]?.table} a WHERE ${text})`, args }]
}

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
    text += ` FROM ${plan.arrays[approach.array]?.table} a CROSS JOIN ${plan.from} t ON t.rowid=a.row${put(plan.joins)}`
    where.unshift(lookUp(plan, approach.array), ...otherArrays(plan, approach.array, 'a'))
  } else if (plan.from && approach.kind === 'rows') {
    args.push(JSON.stringify(approach.rows))
    text += ` FROM json_each(?) a CROSS JOIN ${plan.from} t ON t.rowid=a.value${put(plan.joins)}`
  } else if (plan.from) {
    text += ` FROM ${plan.from} t ${index}${put(plan.joins)}`
    where.unshift(...listTerms(plan, approach))
    if (approach.kind !== 'rowList') where.push(...otherArrays(plan, approach.kind === 'list' ? approach.array : undefined, 't'))
  } else text += put(plan.joins)
  if (where.length > 0) text += ` WHERE ${where.map(put).join(' AND ')}`
  text += put(plan.tail)
  if (walk) {
    const order = walk.keys.map((key) => `${key.sql}${key.descending ? ' DESC' : ''}`)
    order.push(`${drivesByRow(plan, approach) ? 'a.row' : rowOf(plan)}${walk.descendingRow ? ' DESC' : ''}`)
    text += ` ORDER BY ${order.join(',')}`
  }
  text += put(window)
  return { text, args }
}
