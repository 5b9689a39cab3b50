import { ofAny, ofNumbers, type ScalarFunction } from './define.ts'

/** Halves away from zero, unlike Math.round. */
function round(value: number, digits = 0): number {
  const factor = 10 ** digits
  const scaled = Math.abs(value) * factor
  return (Math.sign(value) * Math.round(scaled)) / factor
}

/** 64-bit integer arithmetic; undefined for a fraction or a division by zero. */
function integers(run: (a: bigint, b: bigint) => bigint | undefined): ScalarFunction {
  return ofNumbers(2, (a = 0, b = 0) => {
    if (!Number.isInteger(a) || !Number.isInteger(b)) return undefined
    const result = run(BigInt(a), BigInt(b))
    return result === undefined ? undefined : Number(BigInt.asIntN(64, result))
  })
}

const one = (run: (value: number) => number) => ofNumbers(1, (value = 0) => run(value))

export const mathFunctions: Readonly<Record<string, ScalarFunction>> = {
  ABS: one(Math.abs),
  ACOS: one(Math.acos),
  ASIN: one(Math.asin),
  ATAN: one(Math.atan),
  ATN2: ofNumbers(2, (y = 0, x = 0) => Math.atan2(y, x)),
  CEILING: one(Math.ceil),
  COS: one(Math.cos),
  COT: one((value) => 1 / Math.tan(value)),
  DEGREES: one((value) => (value * 180) / Math.PI),
  EXP: one(Math.exp),
  FLOOR: one(Math.floor),
  LOG: ofAny(1, 2, 'number', ([value, base = Math.E]) =>
    typeof value === 'number' && typeof base === 'number'
      ? base === Math.E
        ? Math.log(value)
        : Math.log(value) / Math.log(base)
      : undefined,
  ),
  LOG10: one(Math.log10),
  NUMBERBIN: ofAny(1, 2, 'number', ([value, size = 1]) =>
    typeof value === 'number' && typeof size === 'number' && size > 0 ? Math.floor(value / size) * size : undefined,
  ),
  PI: ofNumbers(0, () => Math.PI),
  POWER: ofNumbers(2, (base = 0, exponent = 0) => base ** exponent),
  RADIANS: one((value) => (value * Math.PI) / 180),
  ROUND: ofAny(1, 2, 'number', ([value, digits = 0]) =>
    typeof value === 'number' && typeof digits === 'number' ? round(value, digits) : undefined,
  ),
  SIGN: one(Math.sign),
  SIN: one(Math.sin),
  SQRT: one(Math.sqrt),
  SQUARE: one((value) => value * value),
  TAN: one(Math.tan),
  TRUNC: one(Math.trunc),
  INTADD: integers((a, b) => a + b),
  INTSUB: integers((a, b) => a - b),
  INTMUL: integers((a, b) => a * b),
  INTDIV: integers((a, b) => (b === 0n ? undefined : a / b)),
  INTMOD: integers((a, b) => (b === 0n ? undefined : a % b)),
  INTBITAND: integers((a, b) => a & b),
  INTBITOR: integers((a, b) => a | b),
  INTBITXOR: integers((a, b) => a ^ b),
}
