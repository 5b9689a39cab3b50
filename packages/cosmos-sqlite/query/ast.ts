/** Syntax tree of the query language. Positions (`at`) are offsets into the query text. */
export type Expr =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'undefined' }
  | { readonly kind: 'param'; readonly name: string; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'member'; readonly of: Expr; readonly key: string | number; readonly at: number }
  | { readonly kind: 'index'; readonly of: Expr; readonly key: Expr; readonly at: number }
  | { readonly kind: 'unary'; readonly op: '-' | '+' | '~'; readonly of: Expr }
  | { readonly kind: 'not'; readonly of: Expr }
  | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'compare'; readonly op: CompareOp; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'logic'; readonly op: 'AND' | 'OR'; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'in'; readonly of: Expr; readonly list: readonly Expr[] }
  | { readonly kind: 'between'; readonly of: Expr; readonly low: Expr; readonly high: Expr }
  | { readonly kind: 'like'; readonly of: Expr; readonly pattern: Expr; readonly escape?: Expr | undefined; readonly at: number }
  | { readonly kind: 'coalesce'; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'conditional'; readonly test: Expr; readonly then: Expr; readonly otherwise: Expr }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expr[]; readonly at: number }
  | { readonly kind: 'array'; readonly items: readonly Expr[] }
  | { readonly kind: 'object'; readonly fields: readonly { readonly name: string; readonly value: Expr }[] }
  | { readonly kind: 'subquery'; readonly form: 'scalar' | 'exists' | 'array'; readonly query: Query; readonly at: number }

export type BinaryOp = '+' | '-' | '*' | '/' | '%' | '||' | '&' | '|' | '^' | '<<' | '>>' | '>>>'
export type CompareOp = '=' | '!=' | '<' | '<=' | '>' | '>='

/** One source of FROM: the container (`root`), a path or an expression, taken whole or element by element. */
export interface FromItem {
  readonly alias: string
  readonly iterate: boolean
  /** Undefined for the container itself. */
  readonly of?: Expr | undefined
  readonly at: number
}

export interface SelectItem {
  readonly value: Expr
  /** Name of the property in the result. */
  readonly name: string
}

export type Selection =
  | { readonly kind: 'star' }
  | { readonly kind: 'value'; readonly value: Expr }
  | { readonly kind: 'fields'; readonly items: readonly SelectItem[] }

export interface OrderItem {
  readonly value: Expr
  readonly descending: boolean
  readonly at: number
}

export interface Query {
  readonly distinct: boolean
  readonly top?: Expr | undefined
  readonly select: Selection
  /** Empty when the query has no FROM clause. */
  readonly from: readonly FromItem[]
  readonly where?: Expr | undefined
  readonly groupBy?: readonly Expr[] | undefined
  readonly orderBy?: readonly OrderItem[] | undefined
  readonly offset?: Expr | undefined
  readonly limit?: Expr | undefined
}
