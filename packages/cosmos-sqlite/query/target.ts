import type { Shared } from './compiler.ts'
import type { Plan } from './plan.ts'
import type { Env, Sql } from './sql.ts'

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
  readonly arrays: readonly { readonly table: string; readonly search: Sql; readonly holds: Sql }[]
  readonly walk: Plan['walk']
  readonly range: Template['alternates'][number] | undefined
  readonly tail: Sql
  readonly alternates: readonly { readonly index: string; readonly where: readonly Sql[] }[]
  readonly spare: { readonly guard: Sql; readonly output: Sql; readonly tail: Sql } | undefined
  readonly skip: ((env: Env) => number) | undefined
  readonly take: ((env: Env) => number) | undefined
}
