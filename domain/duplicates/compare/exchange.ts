import { type Frequencies, frequency } from '../model/frequencies.ts'
import { level } from '../signals.ts'
import type { PersonTable } from '../table/person-table.ts'
import { blankMask, type ValuePool } from '../table/value-pool.ts'
import { areNear } from './text-level.ts'

/** Chance that a value of one person is near a value of another, unrelated one. */
const nearByChance = Math.log2(3e-3)

/** What was found; one object, overwritten by the next call. */
const found = { level: level.missing as number, bits: 0 }

const isNear = (pool: ValuePool | undefined, a: number, b: number): boolean => pool !== undefined && areNear(pool, a, b)

/**
 * Whether two columns are exchanged in the other record, and the binary logarithm of the chance of that among
 * unrelated people.
 * @param a, b indexes of the records' first cells
 */
export const exchangeOf = (
  { cells, byColumn }: PersonTable,
  frequencies: Frequencies,
  first: number,
  second: number,
  a: number,
  b: number,
): typeof found => {
  const a1 = cells[a + first] ?? 0
  const a2 = cells[a + second] ?? 0
  const b1 = cells[b + first] ?? 0
  const b2 = cells[b + second] ?? 0
  const there = a1 !== 0 && a1 === b2
  const back = a2 !== 0 && a2 === b1
  const bothKnown = a1 !== 0 && b2 !== 0 && a2 !== 0 && b1 !== 0
  const pool = byColumn[first]
  found.level = level.missing
  found.bits = 0
  if (there || back) {
    const inB = (there ? frequency(frequencies, second, b2) : 0) + (back ? frequency(frequencies, first, b1) : 0)
    const inA = (there ? frequency(frequencies, first, a1) : 0) + (back ? frequency(frequencies, second, a2) : 0)
    found.bits = Math.max(inA, inB)
    if ((there && back) || !bothKnown) found.level = level.exchanged
    else if (there ? isNear(pool, a2, b1) : isNear(pool, a1, b2)) {
      found.level = level.exchangedNear
      found.bits += nearByChance
    } else found.level = level.exchangedPart
  } else if (bothKnown && isNear(pool, a1, b2) && isNear(pool, a2, b1)) {
    found.level = level.exchangedNear
    found.bits = 2 * nearByChance
  }
  return found
}

const lettersOf = (pool: ValuePool, value: number): string => pool.text(value).replace(/[^\p{L}\p{M}\d]/gu, '')

/** Whether two names of one record are those of the other, divided elsewhere: "Van An", "Nguyen" and "An", "Nguyen Van". */
export const areDividedElsewhere = (pool: ValuePool, a1: number, a2: number, b1: number, b2: number): boolean => {
  const { masks } = pool
  if (((masks[a1] ?? 0) | (masks[a2] ?? 0) | blankMask) !== ((masks[b1] ?? 0) | (masks[b2] ?? 0) | blankMask)) return false
  const [given, surname, otherGiven, otherSurname] = [lettersOf(pool, a1), lettersOf(pool, a2), lettersOf(pool, b1), lettersOf(pool, b2)]
  const whole = given + surname
  return whole === otherGiven + otherSurname || whole === otherSurname + otherGiven || surname + given === otherSurname + otherGiven
}
