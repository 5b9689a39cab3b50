import type { Cx, Place, Source, Steps } from './context.ts'
import { jsonPath, pathKey, sqlName, sqlText } from './paths.ts'
import { falseSql, nullSql, scalarCase, trueSql } from './sortable.ts'
import { type Arg, arg, type Env, raw, type Sql, sql } from './sql.ts'
import { encode } from './values.ts'

/** The source and path behind a source that may itself be a path. */
export function placeAt(source: Source, steps: Steps): Place {
  return source.kind === 'path' ? placeAt(source.of, [...source.steps, ...steps]) : { source, steps }
}

/** How a place is stored. */
export type Stored =
  /** A generated column holds its sortable scalar. */
  | { readonly kind: 'column'; readonly name: string; readonly sql: Sql; readonly fixed?: 'text' | 'number' | undefined }
  /** It is a value of the partition key, readable from the `pk` column. */
  | { readonly kind: 'partition'; readonly at: number; readonly sql: Sql }
  | { readonly kind: 'raw' }

function plainSteps(steps: Steps): string[] | undefined {
  const names = steps.filter((step) => typeof step === 'string')
  return names.length > 0 && names.length === steps.length ? names : undefined
}

export function storedAs(cx: Cx, place: Place): Stored {
  const steps = plainSteps(place.steps)
  if (place.source.kind !== 'root' || !steps) return { kind: 'raw' }
  const { row } = place.source
  const key = pathKey(steps)
  const at = cx.layout.partition.findIndex((segments) => pathKey(segments) === key)
  if (at >= 0) {
    // What the request names needs no look at the row.
    if (at < cx.fixedPartition) return { kind: 'partition', at, sql: arg((env) => encode(env.partition[at])) }
    const literal = sqlText(jsonPath([at]))
    return { kind: 'partition', at, sql: raw(partitionScalar(`json_type(${row}.pk,${literal})`, `${row}.pk->>${literal}`)) }
  }
  const column = cx.layout.columns.find((candidate) => candidate.path === key)
  if (!column) return { kind: 'raw' }
  return { kind: 'column', name: column.name, sql: raw(`${row}.${sqlName(column.name)}`), fixed: column.fixed }
}

/** A missing value stands as `{}` in the key; arrays and objects can't be in a key. */
function partitionScalar(type: string, value: string): string {
  return (
    `CASE ${type} WHEN 'text' THEN ${value} WHEN 'integer' THEN CAST(${value} AS REAL) WHEN 'real' THEN ${value} ` +
    `WHEN 'null' THEN ${nullSql} WHEN 'true' THEN ${trueSql} WHEN 'false' THEN ${falseSql} END`
  )
}

/** SQL of the JSON a place's path starts from; NULL when the source is no array or object. */
function jsonOf(place: Place): Sql {
  const { source } = place
  if (source.kind === 'json') return source.json
  if (source.kind === 'root') return raw(`${source.row}.doc`)
  return raw(`CASE WHEN ${source.row}.type IN ('array','object') THEN ${source.row}.value END`)
}

/** The path as SQL: a literal, or an argument when a parameter names a step. Undefined when no value can be there. */
function pathSql(steps: Steps): Sql | undefined {
  const fixed: (string | number)[] = []
  for (const step of steps) {
    if (typeof step === 'object') return arg(boundPath(steps))
    if (typeof step === 'number' && !(Number.isInteger(step) && step >= 0)) return undefined
    fixed.push(step)
  }
  return raw(sqlText(jsonPath(fixed)))
}

/** A path that no document has. */
const nowhere = '$[999999999]'

function boundPath(steps: Steps): Arg {
  return (env: Env) => {
    const names = steps.map((step) => (typeof step === 'object' ? env.parameters.get(step.name) : step))
    const usable = (name: unknown): name is string | number =>
      typeof name === 'string' || (typeof name === 'number' && Number.isInteger(name) && name >= 0)
    return names.every(usable) ? jsonPath(names) : nowhere
  }
}

/** JSON and path of a place for json_type, ->> and jsonb_each; undefined when no value can be there. */
export function jsonAndPath(place: Place): { readonly json: Sql; readonly path: Sql } | undefined {
  const path = pathSql(place.steps)
  return path && { json: jsonOf(place), path }
}

const isWhole = (place: Place) => place.steps.length === 0

/** SQL of the JSON type of a place (`text`, `integer`, ...), NULL when undefined. */
export function typeSql(place: Place): Sql {
  if (isWhole(place) && place.source.kind === 'element') return raw(`${place.source.row}.type`)
  if (isWhole(place) && place.source.kind === 'root') return raw("'object'")
  const at = jsonAndPath(place)
  return at ? sql`json_type(${at.json},${at.path})` : raw('NULL')
}

/** SQL of the plain SQL value of a place whose type is known. */
export function valueSql(place: Place): Sql {
  if (isWhole(place) && place.source.kind === 'element') return raw(`${place.source.row}.value`)
  const at = jsonAndPath(place)
  return at ? sql`(${at.json}->>${at.path})` : raw('NULL')
}

/** SQL of the sortable scalar of a place. */
export function placeScalar(cx: Cx, place: Place): Sql {
  const stored = storedAs(cx, place)
  if (stored.kind !== 'raw') return stored.sql
  const { source } = place
  if (isWhole(place) && source.kind === 'root') return raw(`CAST(json(${source.row}.doc) AS BLOB)`)
  if (isWhole(place) && source.kind === 'element') {
    return raw(scalarCase(`${source.row}.type`, `${source.row}.value`, `json(${source.row}.value)`))
  }
  const at = jsonAndPath(place)
  if (!at) return raw('NULL')
  const value = sql`(${at.json}->>${at.path})`
  const text = sql`(${at.json}->${at.path})`
  const scalars = sql`WHEN 'text' THEN ${value} WHEN 'integer' THEN CAST(${value} AS REAL) WHEN 'real' THEN CAST(${value} AS REAL)`
  const constants = `WHEN 'null' THEN ${nullSql} WHEN 'true' THEN ${trueSql} WHEN 'false' THEN ${falseSql}`
  const containers = sql`WHEN 'array' THEN CAST(${text} AS BLOB) WHEN 'object' THEN CAST(${text} AS BLOB)`
  return sql`CASE json_type(${at.json},${at.path}) ${scalars} ${constants} ${containers} END`
}

/** SQL of the JSON text of a place, with the numbers spelled as they were stored. */
export function placeJson(place: Place): Sql {
  const { source } = place
  if (isWhole(place) && source.kind === 'root') return raw(`json(${source.row}.doc)`)
  if (isWhole(place) && source.kind === 'element') {
    const value = `${source.row}.value`
    return raw(
      `CASE ${source.row}.type WHEN 'text' THEN json_quote(${value}) WHEN 'integer' THEN CAST(${value} AS TEXT) ` +
        `WHEN 'real' THEN cz_json(${value}) WHEN 'array' THEN json(${value}) WHEN 'object' THEN json(${value}) ELSE ${source.row}.type END`,
    )
  }
  const at = jsonAndPath(place)
  return at ? sql`(${at.json}->${at.path})` : raw('NULL')
}
