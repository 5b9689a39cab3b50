import type { SqlParameter, SqlQuerySpec } from '@azure/cosmos'
import { type FieldTree, fieldTree } from '../core/store/field-tree.ts'
import type { Condition, Query, Scalar, SumRequest } from '../core/store/store.ts'

/** The SQL of a query. Field names come from the code, never from a caller; every value travels as a parameter. */
export const pageSpec = (query: Query): SqlQuerySpec => {
  const { where, parameters } = conditions(query)
  const select = query.fields ? selected(query.fields) : '*'
  const orderBy = (query.orderBy ?? []).map(({ field, descending }) => `${path(field)} ${descending ? 'DESC' : 'ASC'}`)
  return { query: `SELECT ${select} FROM c WHERE ${where}${orderBy.length > 0 ? ` ORDER BY ${orderBy.join(', ')}` : ''}`, parameters }
}

export const countSpec = (query: Query): SqlQuerySpec => {
  const { where, parameters } = conditions(query)
  return { query: `SELECT VALUE COUNT(1) FROM c WHERE ${where}`, parameters }
}

/** A one for each result up to a limit: COUNT can't stop early, and reads every document that the index alone can't decide. */
export const onesSpec = (query: Query, most: number): SqlQuerySpec => {
  const { where, parameters } = conditions(query)
  return { query: `SELECT TOP ${most} VALUE 1 FROM c WHERE ${where}`, parameters }
}

/** One result for each group: `n` documents, with the values `b0`, `b1` … that they share and the sums `s0`, `s1` … */
export const sumsSpec = (query: Query, { by, of }: SumRequest): SqlQuerySpec => {
  const { where, parameters } = conditions(query)
  const values = by.map((field, index) => `${path(field)} AS b${index}`)
  const sums = of.map((field, index) => `SUM(${path(field)}) AS s${index}`)
  const groups = by.length > 0 ? ` GROUP BY ${by.map(path).join(', ')}` : ''
  return { query: `SELECT ${[...values, 'COUNT(1) AS n', ...sums].join(', ')} FROM c WHERE ${where}${groups}`, parameters }
}

/** The different values of a field, or of the elements of a list such as `tags[]`. */
export const distinctSpec = (query: Query, field: string): SqlQuerySpec => {
  const { where, parameters } = conditions(query)
  const list = field.endsWith('[]') ? path(field.slice(0, -2)) : undefined
  const from = list === undefined ? 'c' : `c JOIN v IN ${list}`
  return { query: `SELECT DISTINCT VALUE ${list === undefined ? path(field) : 'v'} FROM ${from} WHERE ${where}`, parameters }
}

const path = (field: string): string => `c.${checked(field)}`

const checked = (field: string): string => {
  if (/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(field)) return field
  throw new TypeError(`not a field: ${field}`)
}

const selected = (fields: readonly string[]): string => {
  const tree = fieldTree(['id', ...fields, '_etag'])
  return [...tree].map(([name, inner]) => (inner === 'all' ? path(name) : `${literal(inner, name)} AS ${checked(name)}`)).join(', ')
}

/** Some of what is in a field, as an object. */
const literal = (tree: FieldTree, holder: string): string =>
  `{${[...tree]
    .map(([name, inner]) => {
      const field = `${holder}.${name}`
      return `"${checked(name)}": ${inner === 'all' ? path(field) : literal(inner, field)}`
    })
    .join(', ')}}`

const conditions = (query: Query): { where: string; parameters: SqlParameter[] } => {
  const parameters: SqlParameter[] = []
  const bind = (value: Scalar): string => {
    parameters.push({ name: `@p${parameters.length}`, value })
    return `@p${parameters.length - 1}`
  }
  const type: Condition = typeof query.type === 'string' ? { field: 'type', equals: query.type } : { field: 'type', in: query.type }
  const parts = [clause(type, bind), ...(query.where ?? []).map((condition) => clause(condition, bind))]
  return { where: parts.join(' AND '), parameters }
}

const clause = (condition: Condition, bind: (value: Scalar) => string): string => {
  const field = path(condition.field)
  if ('equals' in condition) return `${field} = ${bind(condition.equals)}`
  if ('in' in condition) return condition.in.length === 0 ? 'false' : `${field} IN (${condition.in.map(bind).join(', ')})`
  if ('atLeast' in condition) return `${field} >= ${bind(condition.atLeast)}`
  if ('atMost' in condition) return `${field} <= ${bind(condition.atMost)}`
  if ('below' in condition) return `${field} < ${bind(condition.below)}`
  if ('contains' in condition) return `CONTAINS(${field}, ${bind(condition.contains)})`
  const has = (item: string): string => `ARRAY_CONTAINS(${field}, ${bind(item)})`
  const hasAny = (items: readonly string[]): string => (items.length === 0 ? 'false' : `(${items.map(has).join(' OR ')})`)
  return condition.containsAll.map((item) => (typeof item === 'string' ? has(item) : hasAny(item))).join(' AND ') || 'true'
}
