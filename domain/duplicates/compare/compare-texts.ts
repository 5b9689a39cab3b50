import { level } from '../signals.ts'
import { ValuePool } from '../table/value-pool.ts'
import { scratch, spell, spellDigits } from '../text/codes.ts'
import { slipsBetween } from './similar.ts'
import { areNear, dateLevel } from './text-level.ts'

/** Two texts as numbers of a pool of their own. */
const pooled = (a: string, b: string, spelt = spell): [pool: ValuePool, a: number, b: number] => {
  const pool = new ValuePool()
  const numberOf = (text: string): number => pool.intern(scratch, spelt(text))
  return [pool, numberOf(a), numberOf(b)]
}

/** Whether two names are near as the search for duplicates takes them. */
export const areNearNames = (a: string, b: string): boolean => areNear(...pooled(a, b))

/** Whether two names differ by one letter that was put in, left out or replaced, or by two neighbours exchanged. */
export const isOneSlip = (a: string, b: string): boolean => {
  const [pool, first, second] = pooled(a, b)
  return first !== second && slipsBetween(pool, first, second, 1) === 1
}

/** Level of two dates in ISO 8601. */
export const levelOfDates = (a: string, b: string): number => {
  const [pool, first, second] = pooled(a, b, spellDigits)
  return first === second ? level.same : dateLevel(pool, first, second)
}
