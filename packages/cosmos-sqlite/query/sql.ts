import type { SQLInputValue } from 'node:sqlite'

/** What is known when a compiled query is bound to one request. */
export interface Env {
  readonly parameters: ReadonlyMap<string, unknown>
  /** Values of the partition key that the request names, all of them or a leading part. */
  readonly partition: readonly unknown[]
  /** Time of the request in milliseconds since 1970. */
  readonly now: number
}

/** An argument of a compiled query: fixed, or computed when it is bound. */
export type Arg = SQLInputValue | ((env: Env) => SQLInputValue)

/** A piece of SQL with the arguments of its question marks, in order. */
export interface Sql {
  readonly text: string
  readonly args: readonly Arg[]
}

/** A piece of SQL bound to one request. Plain data. */
export interface BoundSql {
  readonly text: string
  readonly args: readonly SQLInputValue[]
}

/** SQL text without arguments. Never for text that comes from a query: names and values go through `sqlName`, `sqlText` or `arg`. */
export const raw = (text: string): Sql => ({ text, args: [] })

/** One question mark. */
export const arg = (value: Arg): Sql => ({ text: '?', args: [value] })

/** Joins pieces of SQL; plain strings stand for themselves (see `raw`). */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Sql | string)[]): Sql {
  let text = strings[0] ?? ''
  const args: Arg[] = []
  parts.forEach((part, at) => {
    text += (typeof part === 'string' ? part : part.text) + (strings[at + 1] ?? '')
    if (typeof part !== 'string') args.push(...part.args)
  })
  return { text, args }
}

export function join(parts: readonly Sql[], separator: string): Sql {
  return { text: parts.map((part) => part.text).join(separator), args: parts.flatMap((part) => part.args) }
}

export function bind(piece: Sql, env: Env): BoundSql {
  return { text: piece.text, args: piece.args.map((value) => (typeof value === 'function' ? value(env) : value)) }
}
