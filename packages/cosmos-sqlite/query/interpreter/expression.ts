import type { Expr, Query } from '../ast.ts'
import { openFunctions, strictFunctions } from './functions.ts'
import { comparison, isFields, type Value } from './values.ts'

/** Values of the aliases in sight. */
export type Row = ReadonlyMap<string, Value>

/** Where an expression is evaluated: one row, or the rows of a group for aggregates. */
export interface Place {
  readonly row: Row
  readonly group?: readonly Row[] | undefined
  readonly parameters: ReadonlyMap<string, Value>
  /** Evaluates a nested SELECT for the row. */
  select(query: Query, row: Row): Value[]
}

function member(of: Value, key: Value): Value {
  if (Array.isArray(of)) return typeof key === 'number' ? of[key] : undefined
  return isFields(of) && typeof key === 'string' && Object.hasOwn(of, key) ? of[key] : undefined
}

function and(a: Value, b: Value): Value {
  if (a === false || b === false) return false
  return a === true && b === true ? true : undefined
}

const not = (value: Value): Value => (typeof value === 'boolean' ? !value : undefined)

function arithmetic(op: string, a: Value, b: Value): Value {
  if (op === '||') return typeof a === 'string' && typeof b === 'string' ? a + b : undefined
  if (typeof a !== 'number' || typeof b !== 'number') return undefined
  const results: Readonly<Record<string, number>> = { '+': a + b, '-': a - b, '*': a * b, '/': a / b, '%': a % b }
  const result = results[op]
  if (result === undefined) throw new Error(`The interpreter doesn't know the operator ${op}.`)
  return Number.isFinite(result) ? result : undefined
}

/** LIKE by trying every way to split the text. */
function like(text: readonly string[], pattern: readonly string[], mark: string | undefined): boolean {
  const [head, ...rest] = pattern
  if (head === undefined) return text.length === 0
  if (head === mark && rest.length > 0) return text[0] === rest[0] && like(text.slice(1), rest.slice(1), mark)
  if (head === '%') return like(text, rest, mark) || (text.length > 0 && like(text.slice(1), pattern, mark))
  if (text.length === 0) return false
  return (head === '_' || head === text[0]) && like(text.slice(1), rest, mark)
}

function aggregate(name: string, values: readonly Value[]): Value {
  const present = values.filter((value) => value !== undefined)
  if (name === 'COUNT') return present.length
  const numbers = present.filter((value) => typeof value === 'number')
  if (name === 'SUM' || name === 'AVG') {
    if (numbers.length < present.length) return undefined
    const sum = numbers.reduce((total, value) => total + value, 0)
    return name === 'SUM' ? sum : numbers.length > 0 ? sum / numbers.length : undefined
  }
  return present.length
}

const extremes: Readonly<Record<string, number>> = { MIN: -1, MAX: 1 }

function call(name: string, args: readonly Expr[], place: Place): Value {
  const { group } = place
  const [first] = args
  if (group && first && ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'].includes(name)) {
    const values = group.map((row) => evaluate(first, { ...place, row, group: undefined }))
    const sign = extremes[name]
    if (sign === undefined) return aggregate(name, values)
    if (values.some((value) => typeof value === 'object' && value !== null)) return undefined
    return values.reduce((best, value) => {
      if (value === undefined || best === undefined) return best === undefined ? value : best
      return ordered(value, best) * sign > 0 ? value : best
    }, undefined)
  }
  const values = args.map((item) => evaluate(item, place))
  const open = openFunctions[name]
  if (open) return open(...values)
  const strict = strictFunctions[name]
  if (!strict) throw new Error(`The interpreter doesn't know the function ${name}.`)
  return values.includes(undefined) ? undefined : strict(...values)
}

function ordered(a: Value, b: Value): number {
  const kinds = ['object', 'boolean', 'number', 'string']
  const kind = kinds.indexOf(typeof a) - kinds.indexOf(typeof b)
  if (kind !== 0) return kind
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return Number(a) - Number(b)
}

/** The value of an expression. */
export function evaluate(expr: Expr, place: Place): Value {
  const value = (inner: Expr) => evaluate(inner, place)
  switch (expr.kind) {
    case 'literal':
      return expr.value
    case 'undefined':
      return undefined
    case 'param':
      return place.parameters.get(expr.name)
    case 'name':
      return place.row.get(expr.name)
    case 'member':
      return member(value(expr.of), expr.key)
    case 'index':
      return member(value(expr.of), value(expr.key))
    case 'unary': {
      const of = value(expr.of)
      return typeof of === 'number' ? (expr.op === '-' ? -of : of) : undefined
    }
    case 'not':
      return not(value(expr.of))
    case 'binary':
      return arithmetic(expr.op, value(expr.left), value(expr.right))
    case 'compare':
      return comparison(expr.op, value(expr.left), value(expr.right))
    case 'logic':
      if (expr.op === 'AND') return and(value(expr.left), value(expr.right))
      return not(and(not(value(expr.left)), not(value(expr.right))))
    case 'in':
      return expr.list
        .map((item) => comparison('=', value(expr.of), value(item)))
        .reduce<Value>((found, next) => not(and(not(found), not(next))), false)
    case 'between':
      return and(comparison('>=', value(expr.of), value(expr.low)), comparison('<=', value(expr.of), value(expr.high)))
    case 'like': {
      const [text, pattern, mark] = [value(expr.of), value(expr.pattern), expr.escape && value(expr.escape)]
      if (typeof text !== 'string' || typeof pattern !== 'string') return undefined
      return like([...text], [...pattern], typeof mark === 'string' ? mark : undefined)
    }
    case 'coalesce':
      return value(expr.left) ?? (value(expr.left) === null ? null : value(expr.right))
    case 'conditional':
      return value(expr.test) === true ? value(expr.then) : value(expr.otherwise)
    case 'call':
      return call(expr.name, expr.args, place)
    case 'array':
      return expr.items.map(value).filter((item) => item !== undefined)
    case 'object':
      return Object.fromEntries(
        expr.fields.map((field) => [field.name, value(field.value)]).filter(([, item]) => item !== undefined),
      ) as Value
    case 'subquery': {
      const found = place.select(expr.query, place.row)
      if (expr.form === 'exists') return found.length > 0
      return expr.form === 'array' ? found : found[0]
    }
  }
}
