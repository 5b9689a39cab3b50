import type { Expr } from './ast.ts'
import type { Cx, Place, StaticType } from './context.ts'
import type { LayoutArray } from './layout.ts'
import { simplerLike } from './like.ts'
import { pathKey } from './paths.ts'
import { storedAs } from './places.ts'
import { anyInside } from './selection.ts'
import type { Env, Sql } from './sql.ts'

/** What one condition of a WHERE clause lets an index do. */
export type Constraint =
  | { readonly kind: 'equal' | 'range' | 'list'; readonly column: string }
  | { readonly kind: 'partition'; readonly at: number; readonly value: (env: Env) => unknown }
  /** The array holds one of the values. */
  | { readonly kind: 'array'; readonly array: LayoutArray; readonly values: readonly Sql[] }

/** The conditions that a WHERE clause joins by AND. */
export function conjuncts(where: Expr | undefined): readonly Expr[] {
  if (!where) return []
  return where.kind === 'logic' && where.op === 'AND' ? [...conjuncts(where.left), ...conjuncts(where.right)] : [where]
}

const scalarTypes: ReadonlySet<StaticType> = new Set<StaticType>(['null', 'boolean', 'number', 'string'])

/** Whether an expression has one scalar value of known type for all rows. */
function isFixed(cx: Cx, expr: Expr): boolean {
  return scalarTypes.has(cx.typeOf(expr)) && !anyInside(expr, (inner) => inner.kind === 'name' || inner.kind === 'subquery')
}

function bindable(expr: Expr): ((env: Env) => unknown) | undefined {
  if (expr.kind === 'literal') return () => expr.value
  return expr.kind === 'param' ? (env) => env.parameters.get(expr.name) : undefined
}

function ofPlace(cx: Cx, place: Place | undefined, kind: 'equal' | 'range' | 'list', value?: Expr): Constraint | undefined {
  if (!place) return undefined
  const stored = storedAs(cx, place)
  if (stored.kind === 'column') return { kind, column: stored.name }
  const bound = value && bindable(value)
  if (stored.kind !== 'partition' || kind !== 'equal' || !bound) return undefined
  return { kind: 'partition', at: stored.at, value: bound }
}

/** Reads the use an index can make of a condition; undefined when it has to be tested row by row. */
export function constraintOf(cx: Cx, expr: Expr): Constraint | undefined {
  switch (expr.kind) {
    case 'compare': {
      const [of, value] = cx.placeOf(expr.left) ? [expr.left, expr.right] : [expr.right, expr.left]
      if (expr.op === '!=' || !isFixed(cx, value)) return undefined
      return ofPlace(cx, cx.placeOf(of), expr.op === '=' ? 'equal' : 'range', value)
    }
    case 'between':
      return isFixed(cx, expr.low) && isFixed(cx, expr.high) ? ofPlace(cx, cx.placeOf(expr.of), 'range') : undefined
    case 'in':
      return expr.list.every((item) => isFixed(cx, item)) ? ofPlace(cx, cx.placeOf(expr.of), 'list') : undefined
    case 'name':
    case 'member':
    case 'index':
      return ofPlace(cx, cx.placeOf(expr), 'equal', { kind: 'literal', value: true })
    case 'like': {
      const simpler = simplerLike(expr)
      return simpler && constraintOf(cx, simpler)
    }
    case 'logic':
      return expr.op === 'OR' ? anyOfArray(constraintOf(cx, expr.left), constraintOf(cx, expr.right)) : undefined
    case 'call':
      return ofCall(cx, expr.name, expr.args)
    default:
      return undefined
  }
}

/** Two conditions joined by OR that the side table of one array answers together. */
function anyOfArray(left: Constraint | undefined, right: Constraint | undefined): Constraint | undefined {
  if (left?.kind !== 'array' || right?.kind !== 'array' || left.array !== right.array) return undefined
  return { ...left, values: [...left.values, ...right.values] }
}

function ofCall(cx: Cx, name: string, [first, second, third]: readonly Expr[]): Constraint | undefined {
  if (!first) return undefined
  const place = cx.placeOf(first)
  if (name === 'IS_NULL') return ofPlace(cx, place, 'equal')
  if (!second || third || !place || !isFixed(cx, second)) return undefined
  if (name === 'STRINGEQUALS') return cx.typeOf(second) === 'string' ? ofPlace(cx, place, 'equal') : undefined
  if (name === 'STARTSWITH') return cx.typeOf(second) === 'string' ? ofPlace(cx, place, 'range') : undefined
  if (name !== 'ARRAY_CONTAINS' || place.source.kind !== 'root') return undefined
  const steps = place.steps.filter((step) => typeof step === 'string')
  const array = steps.length === place.steps.length && cx.layout.arrays.find((candidate) => candidate.path === pathKey(steps))
  return array ? { kind: 'array', array, values: [cx.scalar(second)] } : undefined
}
