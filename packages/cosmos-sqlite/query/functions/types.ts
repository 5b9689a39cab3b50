import { lenient, type ScalarFunction } from './define.ts'

const test = (check: (value: unknown) => boolean) => lenient(1, 1, 'boolean', ([value]) => check(value))

export const typeFunctions: Readonly<Record<string, ScalarFunction>> = {
  IS_ARRAY: test(Array.isArray),
  IS_BOOL: test((value) => typeof value === 'boolean'),
  IS_DEFINED: test((value) => value !== undefined),
  IS_FINITE_NUMBER: test(Number.isFinite),
  IS_INTEGER: test(Number.isInteger),
  IS_NULL: test((value) => value === null),
  IS_NUMBER: test((value) => typeof value === 'number'),
  IS_OBJECT: test((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  IS_PRIMITIVE: test((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value)),
  IS_STRING: test((value) => typeof value === 'string'),
}
