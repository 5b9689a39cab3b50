import type { SQLInputValue } from 'node:sqlite'
import type { Plan } from './plan.ts'
import type { BoundSql } from './sql.ts'
import type { Position } from './token.ts'

/** SQL text with its arguments, ready to run. */
export interface Statement {
  readonly text: string
  readonly args: readonly SQLInputValue[]
}

/**
 * How a plan finds its rows. `probe`: walking its index and testing array conditions row by row. `list`: the same, with the rows of
 * one array condition as a list. `drive`: from the side table of one. `rows`: from row numbers found before. `alternate`: by the
 * plan's other index. All but the first two sort what they find.
 */
export type Approach =
  | { readonly kind: 'probe' | 'alternate' }
  | { readonly kind: 'list' | 'drive'; readonly array: number }
  | { readonly kind: 'rows'; readonly rows: readonly number[] }

const plain = (text: string): BoundSql => ({ text, args: [] })

/** Lookup of one array value: `v` and partition of the side table `a`. */
function lookUp(plan: Plan, at: number): BoundSql {
  const array = plan.arrays[at]
  const value = array?.value ?? plain('NULL')
  const partition = plan.sidePartition
  const scoped = partition ? ` AND ${partition.text}` : ''
  return { text: `a.v=${value.text}${scoped}`, args: [...value.args, ...(partition?.args ?? [])] }
}

/** Rows of the side table `alias` that the other array conditions hold for too. */
function otherArrays(plan: Plan, driver: number | undefined, row: 't' | 'a'): BoundSql[] {
  const [number, rowid] = row === 't' ? ['t.pn', 't.rowid'] : ['a.p', 'a.row']
  return plan.arrays.flatMap((array, at) => {
    if (at === driver) return []
    const text = `EXISTS(SELECT 1 FROM ${array.table} p WHERE p.v=${array.value.text} AND p.p=${number} AND p.row=${rowid})`
    return [{ text, args: array.value.args }]
  })
}

/** Row numbers that all array conditions hold for, up to a limit, starting from one of them. */
export function rowsStatement(plan: Plan, at: number, limit: number): Statement {
  const terms = [lookUp(plan, at), ...otherArrays(plan, at, 'a')]
  const text = `SELECT a.row FROM ${plan.arrays[at]?.table} a WHERE ${terms.map((term) => term.text).join(' AND ')} LIMIT ${limit}`
  return { text, args: terms.flatMap((term) => term.args) }
}

/** Counts the rows of the plan's other index up to a limit. */
export function alternateStatement(plan: Plan, limit: number): Statement {
  const where = plan.alternate?.where ?? []
  const found = where.map((term) => term.text).join(' AND ')
  const text = `SELECT count(*) FROM (SELECT 1 FROM ${plan.from} t INDEXED BY ${plan.alternate?.index} WHERE ${found} LIMIT ${limit})`
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
  const name = approach.kind === 'alternate' ? plan.alternate?.index : plan.index
  const index = name ? `INDEXED BY ${name}` : 'NOT INDEXED'
  if (plan.from && approach.kind === 'drive') {
    text += ` FROM ${plan.arrays[approach.array]?.table} a CROSS JOIN ${plan.from} t ON t.rowid=a.row${put(plan.joins)}`
    where.unshift(lookUp(plan, approach.array), ...otherArrays(plan, approach.array, 'a'))
  } else if (plan.from && approach.kind === 'rows') {
    args.push(JSON.stringify(approach.rows))
    text += ` FROM json_each(?) a CROSS JOIN ${plan.from} t ON t.rowid=a.value${put(plan.joins)}`
  } else if (plan.from) {
    text += ` FROM ${plan.from} t ${index}${put(plan.joins)}`
    if (approach.kind === 'list') {
      const terms = [lookUp(plan, approach.array), ...otherArrays(plan, approach.array, 'a')]
      const list = `t.rowid IN (SELECT a.row FROM ${plan.arrays[approach.array]?.table} a WHERE ${terms.map((term) => term.text).join(' AND ')})`
      where.push({ text: list, args: terms.flatMap((term) => term.args) })
    } else where.push(...otherArrays(plan, undefined, 't'))
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
