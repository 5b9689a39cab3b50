import type { Expr, Query } from './ast.ts'
import type { Layout } from './layout.ts'
import type { Sql } from './sql.ts'

/** What the compiler knows of an expression's type. Each may also be undefined at run time, except `undefined`, which always is. */
export type StaticType = 'undefined' | 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object' | 'any'

/** Where the value of an alias lives in SQL. */
export type Source =
  /** The document: a JSONB column, the generated columns by path, and the partition key's column when it may be read instead. */
  | { readonly kind: 'root'; readonly row: string }
  /** One row of jsonb_each. */
  | { readonly kind: 'element'; readonly row: string }
  /** Any SQL value that is JSON text or JSONB, NULL when undefined. */
  | { readonly kind: 'json'; readonly json: Sql }
  /** A path below another source. */
  | { readonly kind: 'path'; readonly of: Source; readonly steps: Steps }

/** Steps of a path; an expression is one that a parameter names. */
export type Steps = readonly (string | number | Extract<Expr, { kind: 'param' }>)[]

/** A source with the path below it: what `c.a.b[0]` means. */
export interface Place {
  readonly source: Exclude<Source, { kind: 'path' }>
  readonly steps: Steps
}

export interface Scope {
  readonly names: ReadonlyMap<string, Source>
  readonly parent?: Scope | undefined
}

/** SELECT with GROUP BY: the expressions that stand for a group, by their printed form. */
export interface Grouping {
  readonly keys: ReadonlyMap<string, Sql>
}

/** The compiler as its parts see it. */
export interface Cx {
  readonly layout: Layout
  readonly scope: Scope
  /** Set inside a SELECT list with aggregates or GROUP BY. */
  readonly grouping?: Grouping | undefined
  /** Number of leading partition key values that the request fixes. */
  readonly fixedPartition: number
  /** Static type of a parameter, `undefined` when it isn't given. */
  paramType(name: string): StaticType
  /** Whether a text parameter has ASCII characters alone. */
  isAscii(name: string): boolean
  typeOf(expr: Expr): StaticType
  /** The place an expression names, or undefined when it is computed. */
  placeOf(expr: Expr): Place | undefined
  /** SQL of the sortable scalar. */
  scalar(expr: Expr): Sql
  /** SQL of the JSON text, NULL when undefined. */
  json(expr: Expr): Sql
  /** SQL of a condition: 1, 0 or NULL. Without `exact` NULL and 0 may be mixed up, which WHERE doesn't mind. */
  condition(expr: Expr, exact: boolean): Sql
  subquery(query: Query, form: 'scalar' | 'exists' | 'array'): Sql
  within(scope: Scope, grouping?: Grouping): Cx
  /** A fresh table alias. */
  alias(): string
}
