import type { StaticType } from '../context.ts'

/** A scalar function over JSON values; `undefined` is the language's undefined. */
export interface ScalarFunction {
  /** Least and most arguments. */
  readonly arity: readonly [number, number]
  readonly returns: StaticType
  /** Called also when an argument is undefined; otherwise the result is then undefined. */
  readonly lenient?: boolean
  run(args: readonly unknown[]): unknown
}

type Returns = ScalarFunction['returns']

const text = (value: unknown): value is string => typeof value === 'string'
const numeric = (value: unknown): value is number => typeof value === 'number'

/** A function of texts alone; undefined when an argument is none. */
export function ofTexts(count: number, returns: Returns, run: (...texts: string[]) => unknown): ScalarFunction {
  return { arity: [count, count], returns, run: (args) => (args.every(text) ? run(...args) : undefined) }
}

/** A function of numbers alone; undefined when an argument is none. */
export function ofNumbers(count: number, run: (...numbers: number[]) => unknown): ScalarFunction {
  return { arity: [count, count], returns: 'number', run: (args) => (args.every(numeric) ? run(...args) : undefined) }
}

export function ofAny(least: number, most: number, returns: Returns, run: (args: readonly unknown[]) => unknown): ScalarFunction {
  return { arity: [least, most], returns, run }
}

/** As `ofAny`, called with undefined arguments too. */
export function lenient(least: number, most: number, returns: Returns, run: (args: readonly unknown[]) => unknown): ScalarFunction {
  return { arity: [least, most], returns, lenient: true, run }
}
