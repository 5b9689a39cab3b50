import type { CompareOp, Expr } from './ast.ts'
import type { Cx, Place, StaticType } from './context.ts'
import { type Stored, storedAs, typeSql, valueSql } from './places.ts'
import { falseSql, nullSql, trueSql } from './sortable.ts'
import { join, raw, type Sql, sql } from './sql.ts'

const flipped: Readonly<Record<CompareOp, CompareOp>> = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' }
const none = raw('NULL')
const isScalarType = (type: StaticType) => type === 'null' || type === 'boolean' || type === 'number' || type === 'string'

/** SQL of a comparison. Values of different types are unequal, and have no order (undefined). */
export function compare(cx: Cx, op: CompareOp, left: Expr, right: Expr, exact: boolean): Sql {
  const [leftType, rightType] = [cx.typeOf(left), cx.typeOf(right)]
  if (leftType === 'undefined' || rightType === 'undefined') return none
  const place = cx.placeOf(left)
  if (!place && cx.placeOf(right)) return compare(cx, flipped[op], right, left, exact)
  if (op === '=' || op === '!=') return equality(cx, op, left, right, exact)
  const known = rightType === 'any' ? leftType : rightType
  if (known === 'array' || known === 'object') return none
  if (leftType !== 'any' && rightType !== 'any') {
    if (leftType !== rightType) return none
    if (known === 'number' || known === 'string') return sql`(${cx.scalar(left)} ${op} ${cx.scalar(right)})`
  }
  if (place && (rightType === 'number' || rightType === 'string')) return placeOrder(cx, place, op, cx.scalar(right), rightType, exact)
  return sql`(cz_compare(${cx.scalar(left)},${cx.scalar(right)}) ${op} 0)`
}

function equality(cx: Cx, op: '=' | '!=', left: Expr, right: Expr, exact: boolean): Sql {
  const [leftType, rightType] = [cx.typeOf(left), cx.typeOf(right)]
  const place = cx.placeOf(left)
  if (leftType !== 'any' && rightType !== 'any' && leftType !== rightType) {
    const unequal = op === '=' ? '0' : '1'
    return sql`CASE WHEN ${cx.scalar(left)} IS NOT NULL AND ${cx.scalar(right)} IS NOT NULL THEN ${unequal} END`
  }
  if (isScalarType(leftType) || isScalarType(rightType)) {
    const fast = op === '=' && !exact && place ? placeEquals(cx, place, cx.scalar(right), rightType) : undefined
    const [a, b] = leftType === 'any' || rightType === 'any' ? [loose(cx, left), loose(cx, right)] : [cx.scalar(left), cx.scalar(right)]
    return fast ?? sql`(${a} ${op === '=' ? '=' : '<>'} ${b})`
  }
  return sql`(cz_canon(${cx.scalar(left)}) ${op === '=' ? '=' : '<>'} cz_canon(${cx.scalar(right)}))`
}

/** The scalar without the declared type of a fixed column, which would convert what it is compared with. */
function loose(cx: Cx, expr: Expr): Sql {
  const place = cx.placeOf(expr)
  const stored = place && storedAs(cx, place)
  return stored?.kind === 'column' && stored.fixed ? sql`+${stored.sql}` : cx.scalar(expr)
}

/** Equality with a value of known type, without the full scalar; NULL also means 0. */
function placeEquals(cx: Cx, place: Place, value: Sql, type: StaticType): Sql | undefined {
  if (storedAs(cx, place).kind !== 'raw') return undefined
  if (type === 'string') return sql`CASE ${typeSql(place)} WHEN 'text' THEN ${valueSql(place)} = ${value} END`
  if (type === 'number') return sql`CASE WHEN ${typeSql(place)} IN ('integer','real') THEN CAST(${valueSql(place)} AS REAL) = ${value} END`
  return type === 'null' ? sql`(${typeSql(place)} = 'null')` : undefined
}

/** Order against a number or string: closed ranges on columns, so that an index can seek both ends. */
function placeOrder(cx: Cx, place: Place, op: CompareOp, value: Sql, type: 'number' | 'string', exact: boolean): Sql {
  const stored = storedAs(cx, place)
  const test = (subject: Sql) => sql`${subject} ${op} ${value}`
  return typedTest(stored, place, type, exact, test, op === '>' || op === '>=' ? 'lower' : 'upper')
}

/**
 * A test that holds for one type alone, undefined for others.
 * @param bounds the ends of the range that the test itself closes
 */
export function typedTest(
  stored: Stored,
  place: Place,
  type: 'number' | 'string',
  exact: boolean,
  test: (subject: Sql) => Sql,
  bounds: 'lower' | 'upper' | 'both' | 'none',
): Sql {
  if (stored.kind === 'raw') {
    const subject = type === 'number' ? sql`CAST(${valueSql(place)} AS REAL)` : valueSql(place)
    const types = type === 'number' ? "('integer','real')" : "('text')"
    return sql`CASE WHEN ${typeSql(place)} IN ${types} THEN ${test(subject)} END`
  }
  const column = stored.sql
  if (stored.kind === 'column' && stored.fixed) return (stored.fixed === 'text') === (type === 'string') ? sql`(${test(column)})` : none
  const low = type === 'number' ? sql`${column} > ${trueSql}` : sql`${column} >= ''`
  const high = type === 'number' ? sql`${column} < ''` : sql`${column} < x''`
  if (exact) return sql`CASE WHEN ${low} AND ${high} THEN ${test(column)} END`
  const ends = [...(bounds === 'upper' || bounds === 'none' ? [low] : []), ...(bounds === 'lower' || bounds === 'none' ? [high] : [])]
  return sql`(${join([test(column), ...ends], ' AND ')})`
}

/** SQL of IN: undefined when the value is, as a chain of equalities would be. */
export function inList(cx: Cx, of: Expr, list: readonly Expr[], exact: boolean): Sql {
  const types = new Set(list.map((item) => cx.typeOf(item)))
  const place = cx.placeOf(of)
  if (![...types].every(isScalarType)) {
    return sql`(${join(
      list.map((item) => compare(cx, '=', of, item, exact)),
      ' OR ',
    )})`
  }
  const values = join(
    list.map((item) => loose(cx, item)),
    ',',
  )
  const stored = place && storedAs(cx, place)
  if (stored?.kind === 'column' && stored.fixed) {
    // The column's own type would convert the listed values: leave out those of another type.
    const wanted = stored.fixed === 'text' ? 'string' : 'number'
    const fitting = list.filter((item) => cx.typeOf(item) === wanted)
    return sql`(${stored.sql} IN (${join(
      fitting.map((item) => cx.scalar(item)),
      ',',
    )}))`
  }
  if (place && stored?.kind === 'raw' && !exact && types.size === 1 && types.has('string')) {
    return sql`CASE ${typeSql(place)} WHEN 'text' THEN ${valueSql(place)} IN (${values}) END`
  }
  return sql`(${cx.scalar(of)} IN (${values}))`
}

/** SQL of the truth of a value: 1 for true, 0 for false, NULL for anything else. */
export function truth(scalar: Sql, exact: boolean): Sql {
  return exact ? sql`CASE ${scalar} WHEN ${trueSql} THEN 1 WHEN ${falseSql} THEN 0 END` : sql`(${scalar} = ${trueSql})`
}

/** SQL of the sortable scalar of a condition. */
export function scalarOfCondition(condition: Sql): Sql {
  return sql`CASE ${condition} WHEN 1 THEN ${trueSql} WHEN 0 THEN ${falseSql} END`
}

/** SQL of the type tests IS_NULL, IS_STRING and the like over a sortable scalar; never NULL. */
export const scalarTests: Readonly<Record<string, (scalar: Sql) => Sql>> = {
  IS_DEFINED: (scalar) => sql`(${scalar} IS NOT NULL)`,
  IS_NULL: (scalar) => sql`(${scalar} IS ${nullSql})`,
  IS_STRING: (scalar) => sql`(typeof(${scalar}) = 'text')`,
  IS_NUMBER: (scalar) => sql`ifnull(${scalar} > ${trueSql} AND ${scalar} < '',0)`,
  IS_BOOL: (scalar) => sql`ifnull(${scalar} IN (${trueSql},${falseSql}),0)`,
  IS_ARRAY: (scalar) => sql`ifnull(${scalar} >= x'5b' AND ${scalar} < x'5c',0)`,
  IS_OBJECT: (scalar) => sql`ifnull(${scalar} >= x'7b' AND ${scalar} < x'7c',0)`,
  IS_PRIMITIVE: (scalar) => sql`ifnull(${scalar} < x'',0)`,
}

/** The same over a place that no column holds, by its JSON type. */
export const typeTests: Readonly<Record<string, (type: Sql) => Sql>> = {
  IS_DEFINED: (type) => sql`(${type} IS NOT NULL)`,
  IS_NULL: (type) => sql`(${type} IS 'null')`,
  IS_STRING: (type) => sql`(${type} IS 'text')`,
  IS_NUMBER: (type) => sql`ifnull(${type} IN ('integer','real'),0)`,
  IS_BOOL: (type) => sql`ifnull(${type} IN ('true','false'),0)`,
  IS_ARRAY: (type) => sql`(${type} IS 'array')`,
  IS_OBJECT: (type) => sql`(${type} IS 'object')`,
  IS_PRIMITIVE: (type) => sql`ifnull(${type} NOT IN ('array','object'),0)`,
}
