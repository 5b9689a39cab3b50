import type { Expr, OrderItem, Query } from './ast.ts'
import { compilerFor } from './compiler.ts'
import { type Conditions, conditionsOf, keyFilter, type PartitionScope, partitionFilter, partitionNumber } from './conditions.ts'
import type { Cx } from './context.ts'
import { QueryError } from './error.ts'
import { type Opened, openFrom } from './from-clause.ts'
import { groupingOf, groupKey, groupsOf } from './grouping.ts'
import { type Choice, chooseAlternates, chooseIndex, type SortKey, type Wanted } from './index-choice.ts'
import type { LayoutIndex } from './layout.ts'
import { sqlName } from './paths.ts'
import { placeScalar, storedAs } from './places.ts'
import type { PlanKey } from './plan.ts'
import { children, hasAggregate, outputOf, selected } from './selection.ts'
import { arg, type Env, join, raw, type Sql, sql } from './sql.ts'
import { checkQuery } from './strictness.ts'
import type { Target, Template } from './target.ts'
import { everyPartition } from './terms.ts'

/** A template as one SELECT with the column `v`, for FROM (SELECT ...). */
function wholeStatement(template: Template): Sql {
  const probes = template.arrays.map(
    ({ table, search }) => sql`t.rowid IN (SELECT p.rowid FROM ${table} p WHERE p.${table} MATCH ${search})`,
  )
  const index = template.index ? `INDEXED BY ${template.index}` : 'NOT INDEXED'
  const where = [...template.where, ...probes]
  const filter = where.length > 0 ? sql` WHERE ${join(where, ' AND ')}` : raw('')
  const from = template.from ? ` FROM ${template.from} t ${index}` : ''
  const { skip, take } = template
  const limit = skip || take ? sql` LIMIT ${arg((env) => take?.(env) ?? -1)} OFFSET ${arg((env) => skip?.(env) ?? 0)}` : raw('')
  return sql`SELECT ${template.output} AS v${from}${template.joins}${filter}${template.tail}${limit}`
}

interface Order {
  readonly key: SortKey
  readonly sql: Sql
}

/** Sort keys without those that a condition makes equal for all rows. */
function orderOf(cx: Cx, items: readonly OrderItem[], conditions: Conditions): Order[] {
  return items.flatMap((item) => {
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
  const opened = openFrom(base, query.from, (inner) => wholeStatement(compileTemplate(inner, target)))
  const { cx } = opened
  const conditions = conditionsOf(cx, query.where, target)
  const scope = scopeOf(conditions, target)
  checkQuery(cx, query)
  const groups = groupsOf(query)
  const counted = groups !== undefined || !opened.reads || opened.rows.length > 0
  // Aggregates without GROUP BY give one result, which has no order.
  const order = orderOf(cx, hasAggregate(query.select) ? [] : (query.orderBy ?? []), conditions)
  const byRow = conditions.arrays.length > 0 && order.length === 0 && !counted
  const wish = { ...conditions, partition: scope, order: sortKeys(cx, order, groups ?? [], conditions) } as const
  const reads = groups ? columnsRead(cx, [...groups, ...selected(query.select)]) : noColumns.equal
  const wanted = { ...wish, reads, grouped: counted }
  const choice = chooseIndex(target.layout, byRow ? { ...wanted, ...noColumns } : wanted)
  const partition = choice.index?.unique
    ? [keyFilter('t.pk', conditions.partition)]
    : partitionFilter('t.pn', scope, conditions.partition, target)
  const number = scope === 'one' ? partitionNumber(conditions.partition, target) : raw(`${everyPartition}`)
  const compiled = groups ? grouped(cx, query, groups, order) : plain(cx, query, opened, order, choice)
  const alternates = counted ? [] : alternatesTo(choice, wanted, conditions, target)
  const isRanged = !counted && choice.sorted && !choice.few && order.length > 0 && conditions.arrays.length > 0
  const where = [
    ...(opened.reads ? partition : []),
    ...(opened.reads ? presence([choice.index, ...alternates.map(({ layout }) => layout)]) : []),
    ...conditions.where,
    ...opened.where,
    ...(opened.reads ? [sql`ifnull(t.expires,9e18)>${arg((env) => env.now / 1000)}`] : []),
    ...(query.select.kind === 'value' && (!groups || query.distinct) ? definedOnly(cx, query.select.value) : []),
  ]
  const tables = [...(opened.derived ? [opened.derived] : []), ...opened.tables]
  const keys = choice.sorted && !byRow ? choice.walked.map(walkedKey) : order.map(orderKey)
  return {
    index: opened.reads && choice.index ? sqlName(target.table + choice.index.suffix) : undefined,
    from: opened.reads ? sqlName(target.table) : undefined,
    joins: tables.length > 0 ? sql`${opened.reads ? ' CROSS JOIN ' : ' FROM '}${join(tables, ' CROSS JOIN ')}` : raw(''),
    where,
    arrays: conditions.arrays.map(({ table, values, holds }) => ({ table, search: anyTerm(values, number), holds })),
    walk: counted ? undefined : { keys, descendingRow: choice.reversed, sorted: choice.sorted },
    range: isRanged ? servedBy(choice, scope, conditions, target) : undefined,
    alternates,
    ...compiled,
    skip: bound(query.offset),
    take: bound(query.top ?? query.limit),
  }
}

/** SQL of the search for rows whose array holds one of the values. */
function anyTerm(values: readonly Sql[], partition: Sql): Sql {
  const terms = values.map((value) => sql`cz_term(${value},${partition})`)
  return terms.length === 1 && terms[0] ? terms[0] : sql`'('||${join(terms, "||' OR '||")}||')'`
}

const noColumns = { equal: new Set<string>(), range: new Set<string>(), list: new Set<string>() }

/** Columns whose values the expressions are made of. */
function columnsRead(cx: Cx, exprs: readonly Expr[]): Set<string> {
  const found = exprs.flatMap((expr): string[] => {
    const place = cx.placeOf(expr)
    if (!place) return [...columnsRead(cx, children(expr))]
    const stored = storedAs(cx, place)
    return stored.kind === 'column' ? [stored.name] : []
  })
  return new Set(found)
}

/** What SQLite must read in a query to use indexes that lack rows; other conditions imply it. */
function presence(indexes: readonly (LayoutIndex | undefined)[]): Sql[] {
  const columns = new Set(indexes.flatMap((index) => index?.present ?? []))
  return [...columns].map((column) => raw(`t.${sqlName(column)} IS NOT NULL`))
}

interface Served {
  readonly layout: LayoutIndex
  /** Its quoted name in the table. */
  readonly index: string
  readonly where: readonly Sql[]
}

/** An index with the conditions that narrow its range; undefined where none does. */
function servedBy({ index, served }: Choice, scope: PartitionScope, conditions: Conditions, target: Target): Served | undefined {
  if (!index) return undefined
  const narrowing = conditions.indexable.filter(({ column }) => served.includes(column)).map((condition) => condition.sql)
  const where = [...partitionFilter('t.pn', scope, conditions.partition, target), ...presence([index]), ...narrowing]
  return where.length === 0 ? undefined : { layout: index, index: sqlName(target.table + index.suffix), where }
}

/** Indexes that may find few rows where the sorted one has to be walked far, each with the conditions it serves. */
function alternatesTo(choice: Choice, wanted: Wanted, conditions: Conditions, target: Target): Served[] {
  if (!choice.sorted || choice.few) return []
  return chooseAlternates(target.layout, wanted, choice).flatMap((other) => servedBy(other, wanted.partition, conditions, target) ?? [])
}

function scopeOf(conditions: Conditions, target: Target): PartitionScope {
  const known = conditions.partition.length
  if (target.exact || (known > 0 && known === target.layout.partition.length)) return 'one'
  return known > 0 ? 'range' : 'all'
}

/** The order an index should give: ORDER BY's, or for grouping that of the group keys when all are columns. */
function sortKeys(cx: Cx, order: readonly Order[], groups: readonly Expr[], conditions: Conditions): SortKey[] {
  if (order.length > 0) return order.map(({ key }) => key)
  const keys = groups.map((value) => ({ value, descending: false, at: 0 }))
  const columns = orderOf(
    cx,
    keys.filter(({ value }) => cx.placeOf(value)),
    conditions,
  ).map(({ key }) => key)
  return keys.every(({ value }) => cx.placeOf(value)) && columns.every((key) => key.column !== undefined) ? columns : []
}

type Compiled = Pick<Template, 'output' | 'tail' | 'spare'>

/** Output and ORDER BY of rows: those walked by key get their order with each page. */
function plain(cx: Cx, query: Query, opened: Opened, order: readonly Order[], choice: Choice): Compiled {
  const output = outputOf(cx, query).json
  if (!opened.reads || opened.rows.length === 0 || order.length === 0) return { output, tail: raw(''), spare: undefined }
  const ties = [raw(`t.rowid${choice.reversed ? ' DESC' : ''}`), ...(choice.sorted ? [] : opened.rows.map((row) => raw(`${row}.id`)))]
  return { output, tail: sql` ORDER BY ${join([...order.map(sorting), ...ties], ',')}`, spare: undefined }
}

/** Output and GROUP BY of groups, ordered by their keys so that each page sees the same order. */
function grouped(cx: Cx, query: Query, groups: readonly Expr[], order: readonly Order[]): Compiled {
  const variant = (direct: boolean) => {
    const grouping = groupingOf(cx, query, groups, direct)
    const keys = groups.map((key) => groupKey(cx, key, direct))
    const by = join(keys, ',')
    const sorted = join([...order.map(sorting), ...keys], ',')
    return {
      output: outputOf(grouping ? cx.within(cx.scope, grouping) : cx, query).json,
      tail: keys.length > 0 ? sql` GROUP BY ${by} ORDER BY ${sorted}` : raw(''),
    }
  }
  const columns = groups.flatMap((key) => {
    const place = cx.placeOf(key)
    const stored = place && storedAs(cx, place)
    return stored?.kind === 'column' && !stored.fixed ? [stored.sql] : []
  })
  if (columns.length === 0) return { ...variant(false), spare: undefined }
  const guard = join(
    columns.map((column) => sql`${column} >= x''`),
    ' OR ',
  )
  return { ...variant(true), spare: { guard: sql`(${guard})`, ...variant(false) } }
}

const sorting = ({ key, sql: text }: Order): Sql => sql`${text}${key.descending ? ' DESC' : ''}`
const orderKey = ({ key, sql: text }: Order): PlanKey => ({ sql: text.text, descending: key.descending })

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
