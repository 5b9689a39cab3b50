import type { Expr, FromItem, Query } from './ast.ts'
import { compilerFor, type Shared } from './compiler.ts'
import { conjuncts, constraintOf } from './constraints.ts'
import type { Cx, Source } from './context.ts'
import { QueryError } from './error.ts'
import { chooseIndex, type SortKey } from './index-choice.ts'
import { sqlName } from './paths.ts'
import { placeScalar, storedAs } from './places.ts'
import type { Plan, PlanKey } from './plan.ts'
import { groupingOf, groupKeySql, outputOf, selected } from './selection.ts'
import { type Arg, arg, type Env, join, raw, type Sql, sql } from './sql.ts'
import { checkQuery } from './strictness.ts'
import { joinItems } from './subquery.ts'

/** What a query is compiled for: a container, parameter types, and how much of the partition key a request names. */
export interface Target extends Omit<Shared, 'aliases'> {
  readonly table: string
  /** The request names one partition. */
  readonly exact: boolean
}

/** A query compiled for a target; binding it to values makes a Plan. */
export interface Template {
  readonly index: string | undefined
  readonly from: string | undefined
  readonly output: Sql
  readonly joins: Sql
  readonly where: readonly Sql[]
  readonly sidePartition: Sql | undefined
  readonly arrays: readonly { readonly table: string; readonly value: Sql }[]
  readonly walk: Plan['walk']
  readonly tail: Sql
  readonly skip: ((env: Env) => number) | undefined
  readonly take: ((env: Env) => number) | undefined
}

/** The FROM clause of a whole query: whether it reads the container, and what is joined to it. */
interface Opened {
  readonly cx: Cx
  readonly reads: boolean
  readonly derived: Sql | undefined
  readonly tables: readonly Sql[]
  readonly where: readonly Sql[]
  readonly rows: readonly string[]
}

function baseName(expr: Expr | undefined): string | undefined {
  if (expr?.kind === 'member' || expr?.kind === 'index') return baseName(expr.of)
  return expr?.kind === 'name' ? expr.name : undefined
}

function open(cx: Cx, items: readonly FromItem[], target: Target): Opened {
  const [first, ...others] = items
  if (!first) return { cx, reads: false, derived: undefined, tables: [], where: [], rows: [] }
  const root: Source = { kind: 'root', row: 't' }
  const base = baseName(first.of)
  if (base === undefined && first.of?.kind === 'subquery' && !first.iterate) {
    const derived = sql`(${wholeStatement(compileTemplate(first.of.query, target))}) d`
    const names = new Map<string, Source>([[first.alias, { kind: 'json', json: raw('d.v') }]])
    const joined = joinItems(cx.within({ names }), others)
    return { ...joined, cx: cx.within(joined.scope), reads: false, derived }
  }
  const whole = first.of?.kind === 'name' && !first.iterate
  const names = new Map<string, Source>([[whole ? first.alias : (base ?? ''), root]])
  const joined = joinItems(cx.within({ names }), whole ? others : items)
  const visible = new Map<string, Source>([...(whole ? names : []), ...joined.names])
  return { ...joined, cx: cx.within({ names: visible }), reads: true, derived: undefined }
}

/** A template as one SELECT with the column `v`, for FROM (SELECT ...). */
function wholeStatement(template: Template): Sql {
  const probes = template.arrays.map(
    ({ table, value }) => sql`EXISTS(SELECT 1 FROM ${table} p WHERE p.v=${value} AND p.pk=t.pk AND p.row=t.rowid)`,
  )
  const index = template.index ? `INDEXED BY ${template.index}` : 'NOT INDEXED'
  const where = [...template.where, ...probes]
  const filter = where.length > 0 ? sql` WHERE ${join(where, ' AND ')}` : raw('')
  const from = template.from ? ` FROM ${template.from} t ${index}` : ''
  const { skip, take } = template
  const limit = skip || take ? sql` LIMIT ${arg((env) => take?.(env) ?? -1)} OFFSET ${arg((env) => skip?.(env) ?? 0)}` : raw('')
  return sql`SELECT ${template.output} AS v${from}${template.joins}${filter}${template.tail}${limit}`
}

interface Conditions {
  readonly where: readonly Sql[]
  readonly equal: ReadonlySet<string>
  readonly range: ReadonlySet<string>
  readonly list: ReadonlySet<string>
  readonly arrays: readonly { readonly table: string; readonly value: Sql }[]
  /** Leading partition key values that are known, from the request or from equalities. */
  readonly partition: readonly ((env: Env) => unknown)[]
}

function conditionsOf(cx: Cx, where: Expr | undefined, target: Target): Conditions {
  const used = conjuncts(where).map((expr) => ({ expr, constraint: constraintOf(cx, expr) }))
  const partition: ((env: Env) => unknown)[] = []
  const implied = new Set<Expr>()
  for (let at = 0; at < target.layout.partition.length; at++) {
    const equal = used.find(({ constraint }) => constraint?.kind === 'partition' && constraint.at === at)
    if (at < target.fixedPartition) partition.push((env) => env.partition[at])
    else if (equal?.constraint?.kind === 'partition') {
      partition.push(equal.constraint.value)
      implied.add(equal.expr)
    } else break
  }
  const columns = (kind: string) =>
    new Set(used.flatMap(({ constraint }) => (constraint && 'column' in constraint && constraint.kind === kind ? [constraint.column] : [])))
  const rest = used.filter(({ expr, constraint }) => constraint?.kind !== 'array' && !implied.has(expr))
  return {
    where: rest.map(({ expr }) => cx.condition(expr, false)),
    equal: columns('equal'),
    range: columns('range'),
    list: columns('list'),
    arrays: used.flatMap(({ constraint }) =>
      constraint?.kind === 'array' ? [{ table: sqlName(target.table + constraint.array.suffix), value: constraint.value }] : [],
    ),
    partition,
  }
}

/** Condition on a `pk` column: equal to a whole key, or within the keys that start alike. */
function partitionFilter(column: string, scope: 'one' | 'range' | 'all', values: Conditions['partition']): Sql | undefined {
  const text = (env: Env) => JSON.stringify(values.map((value) => value(env) ?? missing(value(env))))
  if (scope === 'one') return sql`${column}=${arg(text)}`
  if (scope === 'all') return undefined
  const end =
    (sign: string): Arg =>
    (env) =>
      text(env).slice(0, -1) + sign
  return sql`${column}>=${arg(end(','))} AND ${column}<${arg(end('-'))}`
}

/** null stands for itself, a missing value is written `{}`. */
const missing = (value: unknown) => (value === null ? null : {})

interface Order {
  readonly key: SortKey
  readonly sql: Sql
}

/** Sort keys without those that a condition makes equal for all rows. */
function orderOf(cx: Cx, query: Query, conditions: Conditions): Order[] {
  return (query.orderBy ?? []).flatMap((item) => {
    const place = cx.placeOf(item.value)
    const stored = place && storedAs(cx, place)
    if (!place || !stored || (stored.kind === 'partition' && stored.at < conditions.partition.length)) return []
    const column = stored.kind === 'column' ? stored.name : undefined
    if (column !== undefined && conditions.equal.has(column)) return []
    return [{ key: { column, descending: item.descending }, sql: placeScalar(cx, place) }]
  })
}

function count(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw new QueryError('TOP, OFFSET and LIMIT take a whole number that is not negative.')
}

const bound = (expr: Expr | undefined): ((env: Env) => number) | undefined => {
  if (!expr) return undefined
  return (env) => count(expr.kind === 'param' ? env.parameters.get(expr.name) : expr.kind === 'literal' ? expr.value : undefined)
}

/** Compiles a query for a target. Throws QueryError 400 for what the service refuses or this engine doesn't know. */
export function compileTemplate(query: Query, target: Target): Template {
  const base = compilerFor({ ...target, aliases: 0 }, { names: new Map() })
  const opened = open(base, query.from, target)
  const { cx } = opened
  const conditions = conditionsOf(cx, query.where, target)
  const known = conditions.partition.length
  const scope = target.exact || (known > 0 && known === target.layout.partition.length) ? 'one' : known > 0 ? 'range' : 'all'
  checkQuery(cx, query, scope === 'one')
  const grouping = groupingOf(cx, query)
  const output = outputOf(grouping ? cx.within(cx.scope, grouping) : cx, query).json
  const counted = grouping !== undefined || query.distinct || !opened.reads || opened.rows.length > 0
  const order = orderOf(cx, query, conditions)
  const byRow = conditions.arrays.length > 0 && order.length === 0 && !counted
  const wanted = { ...conditions, partition: scope, order: order.map(({ key }) => key), grouped: counted } as const
  const nothing = { equal: new Set<string>(), range: new Set<string>(), list: new Set<string>() }
  const choice = chooseIndex(target.layout, byRow ? { ...wanted, ...nothing } : wanted)
  const partition = opened.reads ? partitionFilter('t.pk', scope, conditions.partition) : undefined
  const live = opened.reads ? [sql`ifnull(t.expires,9e18)>${arg((env) => env.now / 1000)}`] : []
  const defined = query.select.kind === 'value' && !grouping ? definedOnly(cx, query.select.value) : []
  const keys =
    choice.sorted && !byRow
      ? choice.walked.map(walkedKey)
      : order.map(({ key, sql: text }) => ({ sql: text.text, descending: key.descending }))
  const from = opened.reads ? sqlName(target.table) : undefined
  const tables = [...(opened.derived ? [opened.derived] : []), ...opened.tables]
  const lead = from ? ' CROSS JOIN ' : ' FROM '
  return {
    index: opened.reads && choice.index ? sqlName(target.table + choice.index.suffix) : undefined,
    from,
    output,
    joins: tables.length > 0 ? sql`${lead}${join(tables, ' CROSS JOIN ')}` : raw(''),
    where: [...(partition ? [partition] : []), ...conditions.where, ...opened.where, ...live, ...defined],
    sidePartition: partitionFilter('a.pk', scope, conditions.partition),
    arrays: conditions.arrays,
    walk: counted ? undefined : { keys, descendingRow: choice.reversed, sorted: choice.sorted },
    tail: counted ? tailOf(cx, query, opened, order, choice.sorted, choice.reversed) : raw(''),
    skip: bound(query.offset),
    take: bound(query.top ?? query.limit),
  }
}

const walkedKey = (key: { readonly column: string; readonly descending: boolean }): PlanKey => ({
  sql: `t.${sqlName(key.column)}`,
  descending: key.descending,
})

/** SELECT VALUE leaves out rows whose value is undefined. */
function definedOnly(cx: Cx, value: Expr): Sql[] {
  const always = value.kind === 'object' || value.kind === 'array' || value.kind === 'literal'
  const place = always ? undefined : cx.placeOf(value)
  if (always || (place?.source.kind === 'root' && place.steps.length === 0)) return []
  return [cx.condition({ kind: 'call', name: 'IS_DEFINED', args: [value], at: 0 }, false)]
}

/** GROUP BY and ORDER BY of a query that is walked by count: the order must be the same at each page. */
function tailOf(cx: Cx, query: Query, opened: Opened, order: readonly Order[], sorted: boolean, reversed: boolean): Sql {
  const sorts = order.map(({ key, sql: text }) => sql`${text}${key.descending ? ' DESC' : ''}`)
  const all: Expr = { kind: 'name', name: query.from[0]?.alias ?? '', at: 0 }
  const groups = query.groupBy ?? (query.distinct ? (query.select.kind === 'star' ? [all] : selected(query.select)) : [])
  if (groups.length > 0) {
    const keys = groups.map((key) => groupKeySql(cx, key))
    return sql` GROUP BY ${join(keys, ',')} ORDER BY ${join([...sorts, ...keys], ',')}`
  }
  if (groupingOf(cx, query) || !opened.reads) return raw('')
  if (sorts.length === 0) return raw('')
  const ties = [raw(`t.rowid${reversed ? ' DESC' : ''}`), ...(sorted ? [] : opened.rows.map((row) => raw(`${row}.id`)))]
  return sql` ORDER BY ${join([...sorts, ...ties], ',')}`
}
