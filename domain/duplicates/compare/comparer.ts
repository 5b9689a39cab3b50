import { type Frequencies, frequency, isRare } from '../model/frequencies.ts'
import { type Weights, weigh } from '../model/weigh.ts'
import { agrees, at, cellsPerSignal, isExchange, level, signalCount } from '../signals.ts'
import { column, columns } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'
import type { ValuePool } from '../table/value-pool.ts'
import { emailBits } from './email-bits.ts'
import { emailLevel } from './email-level.ts'
import { areDividedElsewhere, exchangeOf } from './exchange.ts'
import { LevelMemo } from './memo.ts'
import { agreement, Romaniser } from './romanised.ts'
import { ShortFormFinder } from './short-form-finder.ts'
import { mayBeLike } from './similar.ts'
import type { Sketch } from './sketch.ts'
import { areNumbered, dateLevel, lineThresholds, nameThresholds, slipLevel, type Thresholds, textLevel } from './text-level.ts'

/** Chance that two names of people who live together sound the same when they are romanised, as Sara and Sahar do without vowels. */
const soundsByChance = Math.log2(0.1)

/**
 * Compares two records. After `compare` the levels of all signals are in `levels`. If the values predict it better than the level, `bits` holds the
 * binary logarithm of the probability that two unrelated people agree in this way.
 */
export class Comparer {
  readonly levels = new Uint8Array(signalCount)
  readonly bits = new Float64Array(signalCount)
  readonly table: PersonTable
  readonly frequencies: Frequencies
  private readonly memos = Array.from({ length: signalCount }, () => new LevelMemo())
  private readonly shortForms = new ShortFormFinder()
  private readonly romaniser = new Romaniser()
  /** First cells of the two records. */
  private a = 0
  private b = 0

  constructor(table: PersonTable, frequencies: Frequencies) {
    this.table = table
    this.frequencies = frequencies
  }

  compare(recordA: number, recordB: number): void {
    this.begin(recordA, recordB)
    this.compareNames()
    this.compareContact()
    this.compareAddress()
  }

  /**
   * Compares step by step and stops as soon as the pair, which `sketch` checked just before, can no longer reach `least`.
   * @returns the weight without the prior, or a value below `least`
   */
  weighAtLeast(recordA: number, recordB: number, sketch: Sketch, weights: Weights, least: number): number {
    this.begin(recordA, recordB)
    this.compareNames()
    let bound = sketch.total - sketch.names + this.sum(at.givenName, at.surname, weights)
    if (bound < least) return Number.NEGATIVE_INFINITY
    this.compareContact()
    bound += this.sum(at.dateOfBirth, at.phone, weights) - sketch.contact
    if (bound < least) return Number.NEGATIVE_INFINITY
    this.compareAddress()
    return weigh(this.levels, 0, this.bits, 0, weights, least)
  }

  /** Binary logarithm of a value's frequency in a column. */
  frequencyOf(columnIndex: number, value: number): number {
    return frequency(this.frequencies, columnIndex, value)
  }

  /** Drops cached results for values from these numbers on, by column. */
  forgetFrom(sizes: readonly number[]): void {
    for (const [columnIndex, memo] of this.memos.entries()) memo.forgetFrom(sizes[columnIndex] ?? 0)
    this.shortForms.forgetFrom(sizes[at.givenName] ?? 0)
    for (const [columnIndex, pool] of this.table.byColumn.entries()) this.romaniser.forgetFrom(pool, sizes[columnIndex] ?? 0)
  }

  private begin(recordA: number, recordB: number): void {
    this.a = recordA * columns
    this.b = recordB * columns
    this.bits.fill(0)
  }

  private compareNames(): void {
    this.texts(at.givenName, at.surname, nameThresholds)
    this.generations()
  }

  /** A generational suffix separates two people of the same name. */
  private generations(): void {
    const { cells } = this.table
    const a = cells[this.a + column.generation] ?? 0
    const b = cells[this.b + column.generation] ?? 0
    if (a === b || !agrees(this.levels[at.givenName])) return
    if (a !== 0 && b !== 0) {
      this.levels[at.givenName] = level.generation
      this.bits[at.givenName] = 0
    } else if (this.levels[at.givenName] === level.same) this.levels[at.givenName] = level.generationOpen
  }

  private compareContact(): void {
    this.code(at.dateOfBirth, 1, 2)
    this.email()
    this.code(at.phone, 1, 2)
  }

  private compareAddress(): void {
    this.code(at.streetNumber, 1, 1)
    this.texts(at.street, at.secondLine, lineThresholds)
    this.levels[at.suburb] = this.text(at.suburb, lineThresholds)
    this.code(at.postcode, 1, 2)
    this.code(at.state, 1, 1)
  }

  private sum(first: number, last: number, { signals }: Weights): number {
    let weight = 0
    for (let signal = first; signal <= last; signal += 1) {
      weight += (signals[signal * cellsPerSignal + (this.levels[signal] ?? 0)] ?? 0) - (this.bits[signal] ?? 0)
    }
    return weight
  }

  /** Two values that people exchange: the names, the two lines of an address. The first one's level records an exchange. */
  private texts(first: number, second: number, thresholds: Thresholds): void {
    const { levels, bits } = this
    levels[first] = this.text(first, thresholds)
    levels[second] = this.text(second, thresholds)
    if (levels[first] === level.romanised) this.unlike(second)
    if (levels[second] === level.romanised) this.unlike(first)
    if (first === at.givenName && this.dividedElsewhere()) return
    if (agrees(levels[first]) || agrees(levels[second])) return
    if (this.otherScripts(first, second)) return
    const exchange = exchangeOf(this.table, this.frequencies, first, second, this.a, this.b)
    if (exchange.level === level.missing) return
    levels[first] = exchange.level
    bits[first] = exchange.bits
    levels[second] = level.missing
    bits[second] = 0
  }

  /** Whether the names agree only as a whole. They are as frequent as in the commoner of the two ways to divide them. */
  private dividedElsewhere(): boolean {
    const { levels, bits, a, b } = this
    const { cells, pools } = this.table
    if (levels[at.givenName] === level.same || levels[at.surname] === level.same) return false
    const [given, surname] = [cells[a + at.givenName] ?? 0, cells[a + at.surname] ?? 0]
    const [otherGiven, otherSurname] = [cells[b + at.givenName] ?? 0, cells[b + at.surname] ?? 0]
    if (given === 0 || surname === 0 || otherGiven === 0 || otherSurname === 0) return false
    if (given === otherSurname || surname === otherGiven) return false
    if (!areDividedElsewhere(pools.names, given, surname, otherGiven, otherSurname)) return false
    const chance = (one: number, other: number): number => this.frequencyOf(at.givenName, one) + this.frequencyOf(at.surname, other)
    levels[at.givenName] = level.exchanged
    bits[at.givenName] = Math.max(chance(given, surname), chance(otherGiven, otherSurname))
    levels[at.surname] = level.missing
    bits[at.surname] = 0
    return true
  }

  /**
   * Whether two values are in two scripts, so that only their romanised spelling is comparable: the two may be exchanged,
   * divided differently, or belong to different people.
   */
  private otherScripts(first: number, second: number): boolean {
    const { cells, byColumn } = this.table
    const pool = byColumn[first]
    const [a1, a2] = [cells[this.a + first] ?? 0, cells[this.a + second] ?? 0]
    const [b1, b2] = [cells[this.b + first] ?? 0, cells[this.b + second] ?? 0]
    if (pool === undefined || pool.script(a1 || a2) === pool.script(b1 || b2)) return false
    this.levels[second] = level.missing
    this.levels[first] = level.missing
    if (this.romaniser.areSameTogether(pool, a1, a2, b1, b2)) {
      const chance = (one: number, other: number): number =>
        (one === 0 ? 0 : this.frequencyOf(first, one)) + (other === 0 ? 0 : this.frequencyOf(second, other))
      this.levels[first] = level.romanised
      this.bits[first] = Math.max(chance(a1, a2), chance(b1, b2))
      return true
    }
    const there = this.romaniser.agreement(pool, a1, b2)
    const back = this.romaniser.agreement(pool, a2, b1)
    if (there !== agreement.none && back !== agreement.none) {
      this.levels[first] = level.exchanged
      this.bits[first] = this.romanisedChance(first, a1, second, b2, there) + this.romanisedChance(second, a2, first, b1, back)
    } else if (this.romaniser.areOfOther(pool, a1, a2, b1, b2)) {
      this.levels[first] = level.different
      this.levels[second] = level.different
    }
    return true
  }

  /** Where the other name agrees in two scripts, the romanised spelling reliably separates two names. */
  private unlike(columnIndex: number): void {
    const { cells, byColumn } = this.table
    const [a, b] = [cells[this.a + columnIndex] ?? 0, cells[this.b + columnIndex] ?? 0]
    const pool = byColumn[columnIndex]
    if (this.levels[columnIndex] !== level.missing || a === 0 || b === 0 || pool === undefined) return
    if (this.romaniser.areUnlike(pool, a, b)) this.levels[columnIndex] = level.different
  }

  /** Level of two values in two scripts: unless they agree when they are romanised, nothing is known. */
  private romanised(columnIndex: number, pool: ValuePool, a: number, b: number): number {
    const found = this.romaniser.agreement(pool, a, b)
    if (found === agreement.none) return level.missing
    this.bits[columnIndex] = this.romanisedChance(columnIndex, a, columnIndex, b, found)
    return level.romanised
  }

  /** Binary logarithm of the chance that two values of unrelated people agree when they are romanised. */
  private romanisedChance(columnA: number, a: number, columnB: number, b: number, found: number): number {
    const chance = Math.max(this.frequencyOf(columnA, a), this.frequencyOf(columnB, b))
    return found === agreement.same ? chance : Math.max(chance, soundsByChance)
  }

  private text(columnIndex: number, thresholds: Thresholds): number {
    const { cells, byColumn } = this.table
    const a = cells[this.a + columnIndex] ?? 0
    const b = cells[this.b + columnIndex] ?? 0
    const pool = byColumn[columnIndex]
    if (a === 0 || b === 0 || pool === undefined) return level.missing
    if (a === b) {
      this.bits[columnIndex] = frequency(this.frequencies, columnIndex, a)
      return level.same
    }
    if (pool.script(a) !== pool.script(b)) return this.romanised(columnIndex, pool, a, b)
    if (columnIndex === at.givenName && this.shortForms.areForms(pool, a, b)) return level.shortForm
    if (thresholds === nameThresholds && areNumbered(pool, a, b)) return level.numbered
    if (!mayBeLike(pool, a, b, thresholds.vague)) return level.different
    const memo = this.memos[columnIndex]
    const known = memo?.get(a, b) ?? -1
    if (known >= 0) return known
    const found = textLevel(pool, a, b, thresholds, isRare(this.frequencies, columnIndex, a, b))
    memo?.set(a, b, found)
    return found
  }

  private code(columnIndex: number, slipsNear: number, slipsLike: number): void {
    const { cells, byColumn } = this.table
    const a = cells[this.a + columnIndex] ?? 0
    const b = cells[this.b + columnIndex] ?? 0
    const pool = byColumn[columnIndex]
    let found: number = level.missing
    if (a !== 0 && b !== 0 && pool !== undefined) {
      if (a === b) found = level.same
      else found = columnIndex === at.dateOfBirth ? dateLevel(pool, a, b) : slipLevel(pool, a, b, slipsNear, slipsLike)
      if (found === level.same) this.bits[columnIndex] = frequency(this.frequencies, columnIndex, a)
    }
    this.levels[columnIndex] = found
  }

  private email(): void {
    const { levels, a, b } = this
    const given = levels[at.givenName]
    const found = emailLevel(this.table, a, b, agrees(given), agrees(levels[at.surname]) || isExchange(given))
    levels[at.email] = found
    if (found === level.missing || found === level.different) return
    this.bits[at.email] = emailBits(found, a, b, this)
  }
}
