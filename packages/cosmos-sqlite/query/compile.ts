import { createHash } from 'node:crypto'
import type { Query } from './ast.ts'
import { typeOfValue } from './compiler.ts'
import type { Layout } from './layout.ts'
import type { Plan, PlanAlternate } from './plan.ts'
import { bind, type Env } from './sql.ts'
import type { Template } from './target.ts'
import { compileTemplate } from './template.ts'
import { isAsciiText } from './values.ts'

/** Which rows a request may see: one partition (canonical JSON of its key), those whose key starts with values, or all. */
export type Partition = { readonly exact: string } | { readonly prefix: readonly unknown[] } | undefined

export interface CompileOptions {
  /** Parameters by name, `@` included, or as the list of a request body. */
  readonly parameters?: Readonly<Record<string, unknown>> | readonly { readonly name: string; readonly value?: unknown }[] | undefined
  readonly layout: Layout
  readonly table: string
  readonly partition?: Partition
  /** Time of the request in milliseconds since 1970: decides what has expired. */
  readonly now: number
}

const templates = new WeakMap<Query, Map<string, Template>>()
const templateLimit = 64

function parametersOf(given: CompileOptions['parameters']): ReadonlyMap<string, unknown> {
  if (!given) return new Map()
  return new Map(Array.isArray(given) ? given.map(({ name, value }) => [name, value]) : Object.entries(given))
}

function partitionOf(partition: Partition): readonly unknown[] {
  if (!partition) return []
  const values = 'exact' in partition ? (JSON.parse(partition.exact) as unknown[]) : partition.prefix
  return values.map((value) => (typeof value === 'object' && value !== null ? undefined : value))
}

function cached(query: Query, key: string, make: () => Template): Template {
  const known = templates.get(query) ?? new Map<string, Template>()
  templates.set(query, known)
  const found = known.get(key)
  if (found) return found
  const template = make()
  if (known.size >= templateLimit) known.clear()
  known.set(key, template)
  return template
}

const identities = new WeakMap<Query, string>()

/** A text that differs between different queries. */
function identityOf(query: Query): string {
  const found = identities.get(query) ?? createHash('sha256').update(JSON.stringify(query)).digest('base64url')
  identities.set(query, found)
  return found
}

const boundTo = ({ index, where }: Template['alternates'][number], env: Env): PlanAlternate => ({
  index,
  where: where.map((piece) => bind(piece, env)),
})

/**
 * Compiles a parsed query for a container and binds it to one request.
 * @throws QueryError 400 for what the service refuses or this engine doesn't know
 */
export function compile(query: Query, options: CompileOptions): Plan {
  const parameters = parametersOf(options.parameters)
  const partition = partitionOf(options.partition)
  const env: Env = { parameters, partition, now: options.now }
  const types = [...parameters].map(([name, value]) => `${name}:${typeOfValue(value)}${isAsciiText(value) ? '+' : ''}`)
  const key = JSON.stringify([options.layout.id, options.table, partition.length, options.partition && 'exact' in options.partition, types])
  const template = cached(query, key, () =>
    compileTemplate(query, {
      layout: options.layout,
      table: options.table,
      fixedPartition: partition.length,
      exact: options.partition !== undefined && 'exact' in options.partition,
      paramTypes: new Map([...parameters].map(([name, value]) => [name, typeOfValue(value)])),
      asciiParams: new Set([...parameters].filter(([, value]) => isAsciiText(value)).map(([name]) => name)),
    }),
  )
  const identity = JSON.stringify([identityOf(query), [...parameters], options.partition ?? null, options.layout.id, options.table])
  return {
    table: options.table,
    fingerprint: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    index: template.index,
    from: template.from,
    output: bind(template.output, env),
    joins: bind(template.joins, env),
    where: template.where.map((piece) => bind(piece, env)),
    arrays: template.arrays.map(({ table, search, holds }) => ({ table, search: bind(search, env), holds: bind(holds, env) })),
    walk: template.walk,
    range: template.range && boundTo(template.range, env),
    tail: bind(template.tail, env),
    alternates: template.alternates.map((alternate) => boundTo(alternate, env)),
    spare: template.spare && {
      guard: bind(template.spare.guard, env),
      output: bind(template.spare.output, env),
      tail: bind(template.spare.tail, env),
    },
    skip: template.skip?.(env) ?? 0,
    take: template.take?.(env),
  }
}
