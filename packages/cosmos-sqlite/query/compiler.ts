import type { Expr } from './ast.ts'
import { callCondition, callScalar, callType } from './calls.ts'
import { compare, inList, scalarOfCondition, truth } from './comparison.ts'
import type { Cx, Grouping, Place, Scope, Source, StaticType } from './context.ts'
import { QueryError } from './error.ts'
import type { Layout } from './layout.ts'
import { type Like, simplerLike } from './like.ts'
import { sqlText } from './paths.ts'
import { placeAt, placeJson, placeScalar, storedAs } from './places.ts'
import { printed } from './printed.ts'
import { arg, join, raw, type Sql, sql } from './sql.ts'
import { subquerySql } from './subquery.ts'
import { arithmeticNames } from './udf.ts'
import { encode } from './values.ts'

/** What a whole query's compilation shares. */
export interface Shared {
  readonly layout: Layout
  readonly fixedPartition: number
  readonly paramTypes: ReadonlyMap<string, StaticType>
  readonly asciiParams: ReadonlySet<string>
  aliases: number
}

const conditions: ReadonlySet<Expr['kind']> = new Set(['not', 'compare', 'logic', 'in', 'between', 'like'])
const isCondition = (expr: Expr) => conditions.has(expr.kind) || (expr.kind === 'subquery' && expr.form === 'exists')

export function typeOfValue(value: unknown): StaticType {
  if (value === undefined) return 'undefined'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as 'string' | 'number' | 'boolean' | 'object'
}

/** Builds the compiler for one scope; expressions within turn into SQL by its methods. */
export function compilerFor(shared: Shared, scope: Scope, grouping?: Grouping): Cx {
  const cx: Cx = {
    layout: shared.layout,
    scope,
    grouping,
    fixedPartition: shared.fixedPartition,
    paramType: (name) => {
      const type = shared.paramTypes.get(name)
      if (!type) throw new QueryError(`The parameter '${name}' is used in the query but not given.`)
      return type
    },
    isAscii: (name) => shared.asciiParams.has(name),
    typeOf: (expr) => typeOf(cx, expr),
    placeOf: (expr) => placeOf(cx, expr),
    scalar: (expr) => groupKey(cx, expr) ?? scalar(cx, expr),
    json: (expr) => json(cx, expr),
    condition: (expr, exact) => condition(cx, expr, exact),
    subquery: (query, form) => subquerySql(cx, query, form),
    within: (inner, innerGrouping) => compilerFor(shared, inner, innerGrouping),
    alias: () => `q${++shared.aliases}`,
  }
  return cx
}

/** In a grouped SELECT the SQL of an expression that is a group key; a path that isn't one is refused. */
function groupKey(cx: Cx, expr: Expr): Sql | undefined {
  if (!cx.grouping) return undefined
  const key = cx.grouping.keys.get(printed(expr))
  if (key) return key
  if (expr.kind === 'name' || expr.kind === 'member' || expr.kind === 'index') {
    throw new QueryError(
      `Property reference '${printed(expr)}' is invalid in the select list because it is not contained in either an aggregate function or the GROUP BY clause.`,
    )
  }
  return undefined
}

function resolve(scope: Scope | undefined, name: string): Source | undefined {
  return scope && (scope.names.get(name) ?? resolve(scope.parent, name))
}

function placeOf(cx: Cx, expr: Expr): Place | undefined {
  if (cx.grouping) return undefined
  if (expr.kind === 'name') {
    const source = resolve(cx.scope, expr.name)
    if (!source) throw new QueryError(`Identifier '${expr.name}' could not be resolved, at position ${expr.at}.`)
    return placeAt(source, [])
  }
  if (expr.kind !== 'member' && expr.kind !== 'index') return undefined
  const inner = placeOf(cx, expr.of)
  const source: Place = inner ?? { source: { kind: 'json', json: cx.json(expr.of) }, steps: [] }
  if (expr.kind === 'member') return { ...source, steps: [...source.steps, expr.key] }
  if (expr.key.kind !== 'param') {
    throw new QueryError(`An index must be a constant or a parameter, at position ${expr.at}.`)
  }
  return { ...source, steps: [...source.steps, expr.key] }
}

function typeOf(cx: Cx, expr: Expr): StaticType {
  if (expr.kind === 'literal') return typeOfValue(expr.value)
  if (expr.kind === 'undefined') return 'undefined'
  if (expr.kind === 'param') return cx.paramType(expr.name)
  if (isCondition(expr)) return 'boolean'
  if (expr.kind === 'unary') return 'number'
  if (expr.kind === 'binary') return expr.op === '||' ? 'string' : 'number'
  if (expr.kind === 'array' || (expr.kind === 'subquery' && expr.form === 'array')) return 'array'
  if (expr.kind === 'object') return 'object'
  if (expr.kind === 'call') return callType(cx, expr)
  if (expr.kind === 'coalesce') return common(cx.typeOf(expr.left), cx.typeOf(expr.right))
  if (expr.kind === 'conditional') return common(cx.typeOf(expr.then), cx.typeOf(expr.otherwise))
  const place = cx.placeOf(expr)
  if (!place) return 'any'
  if (place.source.kind === 'root' && place.steps.length === 0) return 'object'
  const stored = storedAs(cx, place)
  if (stored.kind === 'column' && stored.fixed) return stored.fixed === 'text' ? 'string' : 'number'
  return 'any'
}

const common = (a: StaticType, b: StaticType): StaticType => (a === b ? a : a === 'undefined' ? b : b === 'undefined' ? a : 'any')

function scalar(cx: Cx, expr: Expr): Sql {
  if (isCondition(expr)) return scalarOfCondition(cx.condition(expr, true))
  switch (expr.kind) {
    case 'literal':
      return arg(encode(expr.value))
    case 'undefined':
      return raw('NULL')
    case 'param':
      cx.paramType(expr.name)
      return arg((env) => encode(env.parameters.get(expr.name)))
    case 'unary':
      if (expr.op === '~') return sql`cz_not(${cx.scalar(expr.of)})`
      return sql`cz_mul(${cx.scalar(expr.of)},${expr.op === '-' ? '-1.0' : '1.0'})`
    case 'binary': {
      const name = expr.op === '||' ? 'cz_concat' : arithmeticNames[expr.op]
      return sql`${name}(${cx.scalar(expr.left)},${cx.scalar(expr.right)})`
    }
    case 'coalesce':
      return sql`coalesce(${cx.scalar(expr.left)},${cx.scalar(expr.right)})`
    case 'conditional':
      return sql`CASE WHEN ${cx.condition(expr.test, false)} THEN ${cx.scalar(expr.then)} ELSE ${cx.scalar(expr.otherwise)} END`
    case 'array':
    case 'object':
      return sql`CAST(${cx.json(expr)} AS BLOB)`
    case 'call':
      return callScalar(cx, expr)
    case 'subquery':
      return expr.form === 'array' ? sql`CAST(${cx.json(expr)} AS BLOB)` : cx.subquery(expr.query, expr.form)
    default: {
      const place = cx.placeOf(expr)
      if (!place) throw new QueryError(`The expression '${printed(expr)}' is not supported.`)
      return placeScalar(cx, place)
    }
  }
}

function json(cx: Cx, expr: Expr): Sql {
  switch (expr.kind) {
    case 'literal':
      return arg(JSON.stringify(expr.value))
    case 'param':
      return arg((env) => JSON.stringify(env.parameters.get(expr.name)) ?? null)
    case 'array':
      return enclosed(
        '[',
        ']',
        expr.items.map((item) => sql`','||${cx.json(item)}`),
      )
    case 'object':
      return objectJson(cx, expr.fields)
    case 'coalesce':
      return sql`coalesce(${cx.json(expr.left)},${cx.json(expr.right)})`
    case 'conditional':
      return sql`CASE WHEN ${cx.condition(expr.test, false)} THEN ${cx.json(expr.then)} ELSE ${cx.json(expr.otherwise)} END`
    case 'subquery':
      if (expr.form === 'array') return cx.subquery(expr.query, 'array')
      break
    default:
  }
  const place = cx.placeOf(expr)
  return place ? placeJson(place) : sql`cz_json(${cx.scalar(expr)})`
}

/** JSON of an object with the fields that are defined. */
function objectJson(cx: Cx, fields: readonly { readonly name: string; readonly value: Expr }[]): Sql {
  return enclosed(
    '{',
    '}',
    fields.map(({ name, value }) => sql`${raw(sqlText(`,${JSON.stringify(name)}:`))}||${cx.json(value)}`),
  )
}

/** SQLite's functions take at most 127 arguments. */
const concatLimit = 100

/** Puts together the parts that are there, each with a comma before it: `concat` leaves out those that are NULL. */
function enclosed(open: string, close: string, parts: readonly Sql[]): Sql {
  if (parts.length === 0) return raw(`'${open}${close}'`)
  const groups = Array.from({ length: Math.ceil(parts.length / concatLimit) }, (_, at) =>
    parts.slice(at * concatLimit, (at + 1) * concatLimit),
  )
  const text = join(
    groups.map((group) => sql`concat(${join(group, ',')})`),
    '||',
  )
  return sql`'${open}'||substr(${text},2)||'${close}'`
}

function condition(cx: Cx, expr: Expr, exact: boolean): Sql {
  switch (expr.kind) {
    case 'logic':
      return sql`(${cx.condition(expr.left, exact)} ${expr.op} ${cx.condition(expr.right, exact)})`
    case 'not':
      return sql`(NOT ${cx.condition(expr.of, true)})`
    case 'compare':
      return compare(cx, expr.op, expr.left, expr.right, exact)
    case 'in':
      return inList(cx, expr.of, expr.list, exact)
    case 'between':
      return sql`(${compare(cx, '>=', expr.of, expr.low, exact)} AND ${compare(cx, '<=', expr.of, expr.high, exact)})`
    case 'like':
      return like(cx, expr, exact)
    case 'call':
      return callCondition(cx, expr, exact)
    case 'subquery':
      if (expr.form === 'exists') return cx.subquery(expr.query, 'exists')
      return truth(cx.scalar(expr), exact)
    default:
      return truth(cx.scalar(expr), exact)
  }
}

function like(cx: Cx, expr: Like, exact: boolean): Sql {
  const simpler = simplerLike(expr)
  if (simpler) return cx.condition(simpler, exact)
  const { escape: by } = expr
  if (by && !(by.kind === 'literal' && typeof by.value === 'string' && [...by.value].length === 1)) {
    throw new QueryError(`ESCAPE takes one character, at position ${expr.at}.`)
  }
  const mark = by ? cx.scalar(by) : raw('NULL')
  return sql`cz_like(${cx.scalar(expr.of)},${cx.scalar(expr.pattern)},${mark})`
}
