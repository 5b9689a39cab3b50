import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { QueryError } from './error.ts'
import { scalarFunctions } from './functions/registry.ts'
import { likeMatch } from './like.ts'
import { falseScalar, nullScalar, trueScalar } from './sortable.ts'
import { searchTerm } from './terms.ts'
import { canonicalJson, compareText, decode, encode, jsonOfScalar } from './values.ts'

type Scalar = SQLOutputValue

const pure = { deterministic: true } as const
const wide = { deterministic: true, varargs: true } as const
const special = new Set<Scalar>([nullScalar, falseScalar, trueScalar])

const isNumber = (value: Scalar): value is number => typeof value === 'number' && !special.has(value)

/** Order of two scalars of one primitive type; NULL when the types differ or have no order. */
function compareScalars(a: Scalar, b: Scalar): number | null {
  if (typeof a === 'string' && typeof b === 'string') return Math.sign(compareText(a, b))
  if (typeof a !== 'number' || typeof b !== 'number') return null
  const [kindA, kindB] = [a, b].map((value) => (value === nullScalar ? 'null' : special.has(value) ? 'boolean' : 'number'))
  return kindA === kindB ? Math.sign(a === b ? 0 : a - b) : null
}

const shift = (run: (a: bigint, b: bigint) => bigint) => (a: number, b: number) =>
  Number.isInteger(a) && Number.isInteger(b) ? Number(BigInt.asIntN(64, run(BigInt(a), BigInt(b)))) : Number.NaN

/** Names of the arithmetic functions in SQL by their sign. */
export const arithmeticNames = {
  '+': 'cz_add',
  '-': 'cz_sub',
  '*': 'cz_mul',
  '/': 'cz_div',
  '%': 'cz_mod',
  '&': 'cz_and',
  '|': 'cz_or',
  '^': 'cz_xor',
  '<<': 'cz_shl',
  '>>': 'cz_shr',
  '>>>': 'cz_shu',
} as const

const arithmetic: Readonly<Record<keyof typeof arithmeticNames, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '&': shift((a, b) => a & b),
  '|': shift((a, b) => a | b),
  '^': shift((a, b) => a ^ b),
  '<<': shift((a, b) => a << (b & 63n)),
  '>>': shift((a, b) => a >> (b & 63n)),
  '>>>': shift((a, b) => BigInt.asUintN(64, a) >> (b & 63n)),
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** Sum, count and number of misfits: undefined values don't count, any other than a number makes the result undefined. */
function addUp(total: Float64Array, value: Scalar): Float64Array {
  const [sum = 0, count = 0, misfits = 0] = total
  if (value === null) return total
  if (isNumber(value)) {
    total[0] = sum + value
    total[1] = count + 1
  } else total[2] = misfits + 1
  return total
}

const ready = new WeakSet<DatabaseSync>()

/** Registers the functions that compiled SQL calls; once per connection, later calls do nothing. */
export function registerFunctions(db: DatabaseSync): void {
  if (ready.has(db)) return
  ready.add(db)
  db.function('cz_json', pure, (scalar: Scalar) => jsonOfScalar(scalar))
  db.function('cz_canon', pure, (scalar: Scalar) => (scalar instanceof Uint8Array ? Buffer.from(canonicalJson(decode(scalar))) : scalar))
  db.function('cz_compare', pure, compareScalars)
  db.function('cz_like', pure, likeMatch)
  db.function('cz_concat', pure, (a: Scalar, b: Scalar) => (typeof a === 'string' && typeof b === 'string' ? a + b : null))
  db.function('cz_not', pure, (a: Scalar) => (isNumber(a) && Number.isInteger(a) ? Number(BigInt.asIntN(64, ~BigInt(a))) : null))
  db.function('cz_term', pure, (scalar: Scalar, partition: Scalar) => searchTerm(scalar, partition === null ? null : Number(partition)))
  db.function('cz_fail', pure, (message: Scalar) => {
    throw new QueryError(String(message))
  })
  for (const [op, name] of Object.entries(arithmeticNames)) {
    const run = arithmetic[op as keyof typeof arithmeticNames]
    db.function(name, pure, (a: Scalar, b: Scalar) => (isNumber(a) && isNumber(b) ? finite(run(a, b)) : null))
  }
  for (const [name, { run, lenient }] of scalarFunctions) {
    db.function(`cz_${name.toLowerCase()}`, wide, (...scalars: Scalar[]) => {
      const args = scalars.map(decode)
      if (!lenient && args.includes(undefined)) return null
      return encode(run(args)) as Scalar
    })
  }
  const start = () => new Float64Array(3)
  db.aggregate('cz_sum', { start, step: addUp, result: ([sum = 0, , misfits]) => (misfits === 0 ? finite(sum) : null) })
  db.aggregate('cz_avg', {
    start,
    step: addUp,
    result: ([sum = 0, count = 0, misfits]) => (misfits === 0 && count > 0 ? finite(sum / count) : null),
  })
}
