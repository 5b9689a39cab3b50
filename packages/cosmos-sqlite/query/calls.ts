import type { Expr } from './ast.ts'
import { scalarOfCondition, scalarTests, truth, typedTest, typeTests } from './comparison.ts'
import type { Cx, StaticType } from './context.ts'
import { QueryError } from './error.ts'
import type { ScalarFunction } from './functions/define.ts'
import { aggregateNames, scalarFunctions } from './functions/registry.ts'
import { jsonAndPath, storedAs, typeSql } from './places.ts'
import { falseSql, trueSql } from './sortable.ts'
import { arg, type Env, join, raw, type Sql, sql } from './sql.ts'
import { afterPrefix, isAsciiText } from './values.ts'

export type Call = Extract<Expr, { kind: 'call' }>

/** Functions of the request's time, computed when the query is bound. */
const clock: ReadonlyMap<string, (env: Env) => string | number> = new Map<string, (env: Env) => string | number>([
  ['GETCURRENTDATETIME', (env) => `${new Date(env.now).toISOString().slice(0, -1)}0000Z`],
  ['GETCURRENTTIMESTAMP', (env) => env.now],
  ['GETCURRENTTICKS', (env) => env.now * 10_000],
])
const isClock = (name: string) => clock.get(name.replace(/STATIC$/, ''))

/** The function behind a call with its argument count checked. Throws QueryError naming an unknown function. */
function lookUp(call: Call): ScalarFunction {
  const found = scalarFunctions.get(call.name)
  if (!found) {
    if (call.name.startsWith('UDF.'))
      throw new QueryError(`User-defined function '${call.name.slice(4)}' is not supported, at position ${call.at}.`)
    if (aggregateNames.has(call.name)) throw new QueryError(`Aggregate '${call.name}' is not allowed here, at position ${call.at}.`)
    throw new QueryError(`'${call.name}' is not a recognized built-in function name, at position ${call.at}.`)
  }
  const [least, most] = found.arity
  if (call.args.length < least || call.args.length > most) {
    throw new QueryError(
      `The ${call.name} function requires ${least === most ? least : `${least} to ${most}`} argument(s), at position ${call.at}.`,
    )
  }
  return found
}

/** Static type of a call's result. */
export function callType(cx: Cx, call: Call): StaticType {
  if (call.name === 'IIF') return cx.typeOf(conditionalOf(call))
  if (isClock(call.name)) return call.name.startsWith('GETCURRENTDATETIME') ? 'string' : 'number'
  if (call.name === 'COUNT') return 'number'
  if (aggregateNames.has(call.name)) return 'any'
  return lookUp(call).returns
}

function conditionalOf(call: Call): Expr {
  const [test, then, otherwise] = call.args
  if (!test || !then || !otherwise || call.args.length !== 3) {
    throw new QueryError(`The IIF function requires 3 argument(s), at position ${call.at}.`)
  }
  return { kind: 'conditional', test, then, otherwise }
}

/** SQL of the sortable scalar of a call. */
export function callScalar(cx: Cx, call: Call): Sql {
  if (call.name === 'IIF') return cx.scalar(conditionalOf(call))
  if (aggregateNames.has(call.name)) return aggregate(cx, call)
  const time = isClock(call.name)
  if (time) {
    if (call.args.length > 0) throw new QueryError(`The ${call.name} function takes no argument, at position ${call.at}.`)
    return arg(time)
  }
  const found = lookUp(call)
  const condition = found.returns === 'boolean' ? fastCondition(cx, call, true) : undefined
  if (condition) return scalarOfCondition(condition)
  const [first] = call.args
  const place = first && call.name === 'ARRAY_LENGTH' ? cx.placeOf(first) : undefined
  const at = place && jsonAndPath(place)
  if (place && at) return sql`CASE ${typeSql(place)} WHEN 'array' THEN CAST(json_array_length(${at.json},${at.path}) AS REAL) END`
  return viaFunction(cx, call)
}

function viaFunction(cx: Cx, call: Call): Sql {
  return sql`cz_${call.name.toLowerCase()}(${join(
    call.args.map((item) => cx.scalar(item)),
    ',',
  )})`
}

/** SQL of a call used as condition. */
export function callCondition(cx: Cx, call: Call, exact: boolean): Sql {
  if (call.name === 'IIF' || aggregateNames.has(call.name) || isClock(call.name)) return truth(callScalar(cx, call), exact)
  lookUp(call)
  return fastCondition(cx, call, exact) ?? truth(viaFunction(cx, call), exact)
}

/** The forms that plain SQL does better than a function of ours. */
function fastCondition(cx: Cx, call: Call, exact: boolean): Sql | undefined {
  const [first, second, third] = call.args
  if (!first) return undefined
  const place = cx.placeOf(first)
  const byScalar = scalarTests[call.name]
  if (byScalar) {
    const byType = typeTests[call.name]
    const rawPlace = place && storedAs(cx, place).kind === 'raw'
    return rawPlace && byType ? byType(typeSql(place)) : byScalar(cx.scalar(first))
  }
  if (!second) return undefined
  if (call.name === 'ARRAY_CONTAINS') return third ? undefined : arrayContains(cx, first, second, exact)
  if (!place || cx.typeOf(second) !== 'string') return undefined
  const ignoreCase = third?.kind === 'literal' ? third.value === true : third !== undefined
  const needle = cx.scalar(second)
  if (!ignoreCase && call.name === 'STRINGEQUALS') {
    return typedTest(storedAs(cx, place), place, 'string', exact, (text) => sql`${text} = ${needle}`, 'both')
  }
  if (!ignoreCase && call.name === 'STARTSWITH') {
    const end = endOfPrefix(second)
    if (!end) return undefined
    return typedTest(storedAs(cx, place), place, 'string', exact, (text) => sql`(${text} >= ${needle} AND ${text} < ${end})`, 'both')
  }
  if (!ignoreCase && call.name === 'CONTAINS') {
    return typedTest(storedAs(cx, place), place, 'string', exact, (text) => sql`instr(${text},${needle}) > 0`, 'none')
  }
  if (third?.kind === 'literal' && ignoreCase && isAscii(cx, second)) {
    const around = { CONTAINS: ['%', '%'], STARTSWITH: ['', '%'], ENDSWITH: ['%', ''] }[call.name]
    if (!around) return undefined
    const [before = '', after = ''] = around
    const like = arg((env) => before + escapeLike(String(constantText(second, env))) + after)
    return typedTest(storedAs(cx, place), place, 'string', exact, (text) => sql`${text} LIKE ${like} ESCAPE '!'`, 'none')
  }
  return undefined
}

const escapeLike = (text: string) => text.replace(/[%_!]/g, '!$&')

function isAscii(cx: Cx, expr: Expr): boolean {
  if (expr.kind === 'literal') return isAsciiText(expr.value)
  return expr.kind === 'param' && cx.isAscii(expr.name)
}

/** Text of a literal or parameter; undefined for anything else. */
function constantText(expr: Expr, env: Env): unknown {
  return expr.kind === 'literal' ? expr.value : expr.kind === 'param' ? env.parameters.get(expr.name) : undefined
}

/** SQL of the first text beyond all that start with a literal or parameter. */
function endOfPrefix(expr: Expr): Sql | undefined {
  if (expr.kind !== 'literal' && expr.kind !== 'param') return undefined
  return arg((env) => afterPrefix(String(constantText(expr, env))))
}

function arrayContains(cx: Cx, items: Expr, value: Expr, exact: boolean): Sql | undefined {
  const type = cx.typeOf(value)
  const place = cx.placeOf(items)
  const scalarType = type === 'string' || type === 'number' || type === 'boolean' || type === 'null'
  if (place && scalarType) {
    const at = jsonAndPath(place)
    if (!at) return raw('NULL')
    const test = elementEquals(cx.scalar(value), type)
    const found = sql`EXISTS(SELECT 1 FROM json_each(${at.json},${at.path}) WHERE ${test})`
    const defined = exact && value.kind !== 'literal' && value.kind !== 'param' ? sql` AND ${cx.scalar(value)} IS NOT NULL` : raw('')
    return sql`CASE WHEN ${typeSql(place)} = 'array'${defined} THEN ${found} END`
  }
  if (items.kind !== 'param' || cx.typeOf(items) !== 'array') return undefined
  const list = arg((env) => JSON.stringify(env.parameters.get(items.name)))
  const found = sql`${cx.scalar(value)} IN (SELECT ${elementScalar} FROM json_each(${list}) WHERE type NOT IN ('array','object'))`
  const ofFunction = truth(sql`cz_array_contains(${cx.scalar(items)},${cx.scalar(value)})`, true)
  const subject = cx.placeOf(value)
  const stored = subject && storedAs(cx, subject)
  if (!stored || (stored.kind === 'column' && stored.fixed)) return ofFunction
  // Arrays and objects are compared by the function, which doesn't mind the order of their fields.
  if (!exact && stored.kind !== 'raw') return sql`(${found} OR (${stored.sql} >= x'' AND ${ofFunction}))`
  return sql`CASE typeof(${cx.scalar(value)}) WHEN 'null' THEN NULL WHEN 'blob' THEN ${ofFunction} ELSE ${found} END`
}

const elementScalar =
  `CASE type WHEN 'text' THEN value WHEN 'integer' THEN CAST(value AS REAL) WHEN 'real' THEN value ` +
  `WHEN 'true' THEN ${trueSql} WHEN 'false' THEN ${falseSql} ELSE -9e999 END`

/** Test of a row of json_each. */
function elementEquals(value: Sql, type: StaticType): Sql {
  if (type === 'string') return sql`type = 'text' AND value = ${value}`
  if (type === 'number') return sql`type IN ('integer','real') AND CAST(value AS REAL) = ${value}`
  if (type === 'null') return raw("type = 'null'")
  return sql`type = CASE ${value} WHEN ${trueSql} THEN 'true' WHEN ${falseSql} THEN 'false' END`
}

function aggregate(cx: Cx, call: Call): Sql {
  const [of] = call.args
  if (!cx.grouping) throw new QueryError(`Aggregate '${call.name}' is only allowed in the SELECT clause, at position ${call.at}.`)
  if (!of || call.args.length !== 1) throw new QueryError(`The ${call.name} aggregate requires 1 argument, at position ${call.at}.`)
  const inner = cx.within(cx.scope)
  if (call.name === 'COUNT') {
    if (of.kind === 'literal' || (of.kind === 'param' && cx.typeOf(of) !== 'undefined')) return raw('CAST(count(*) AS REAL)')
    return sql`CAST(count(${inner.scalar(of)}) AS REAL)`
  }
  const scalar = inner.scalar(of)
  if (call.name === 'SUM') return sql`cz_sum(${scalar})`
  if (call.name === 'AVG') return sql`cz_avg(${scalar})`
  return sql`CASE WHEN typeof(max(${scalar})) <> 'blob' THEN ${call.name.toLowerCase()}(${scalar}) END`
}
