import type { StaticType } from '../context.ts'
import { arrayFunctions } from './arrays.ts'
import { dateFunctions } from './dates.ts'
import { mathFunctions } from './math.ts'
import { stringFunctions } from './strings.ts'
import { typeFunctions } from './types.ts'

/** A scalar function over JSON values; `undefined` stands for the language's undefined. */
export interface ScalarFunction {
  /** Least and most arguments. */
  readonly arity: readonly [number, number]
  readonly returns: StaticType
  /** Called also when an argument is undefined; otherwise the result is then undefined. */
  readonly lenient?: boolean
  run(args: readonly unknown[]): unknown
}

/** Every scalar function by its upper-case name. */
export const scalarFunctions: ReadonlyMap<string, ScalarFunction> = new Map(
  Object.entries({ ...stringFunctions, ...mathFunctions, ...typeFunctions, ...arrayFunctions, ...dateFunctions }),
)

/** Aggregates are no scalar functions: they take a whole set of rows. */
export const aggregateNames: ReadonlySet<string> = new Set(['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'])
