import { arrayFunctions } from './arrays.ts'
import { dateFunctions } from './dates.ts'
import type { ScalarFunction } from './define.ts'
import { mathFunctions } from './math.ts'
import { stringFunctions } from './strings.ts'
import { typeFunctions } from './types.ts'

/** Every scalar function by its upper-case name. */
export const scalarFunctions: ReadonlyMap<string, ScalarFunction> = new Map(
  Object.entries({ ...stringFunctions, ...mathFunctions, ...typeFunctions, ...arrayFunctions, ...dateFunctions }),
)

/** Aggregates are no scalar functions: they take a whole set of rows. */
export const aggregateNames: ReadonlySet<string> = new Set(['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'])
