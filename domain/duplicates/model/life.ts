import { at, level, signalCount } from '../signals.ts'
import { type Household, sharedShares } from './household.ts'
import type { KeptPairs } from './kept-pairs.ts'
import { type Weights, weighSignals } from './weigh.ts'

/** Of the people this share moves between two records, before anything is known; it counts as much as ten found pairs. */
export const usualMoved = 0.05
const usualMovedPairs = 10

/**
 * What people of one household share: usually, at least and at most. The usual counts as much as five found households; the limits keep
 * pairs of one person with a wrong name from passing for households. In the order of `sharedAt`.
 */
const shared = [
  { signal: at.surname, usual: 0.7, least: 0.5, most: 0.98 },
  { signal: at.email, usual: 0.1, least: 0, most: 0.35 },
  { signal: at.phone, usual: 0.4, least: 0, most: 0.9 },
  { signal: at.givenName, usual: 0.01, least: 0.002, most: 0.2 },
  { signal: at.dateOfBirth, usual: 0.02, least: 0.002, most: 0.3 },
] as const satisfies { signal: number; usual: number; least: number; most: number }[]
const usualHouseholds = 5

/** Before anything is known, so many pairs of records are of one household for one of a person. */
const usualPerPerson = -2
export const usualHousehold = (prior: number): Household => ({ prior: prior + usualPerPerson, shares: shared.map(({ usual }) => usual) })

/** That a found pair is as likely of one household as of one person counts as much as this many. */
const usualFound = 0.2

/** A prior of no households at all, that JSON can hold. */
const none = -1000
/** Of the found pairs this share must have an e-mail address or phone in both records, or a date of birth. */
const leastTelling = 0.02
/** Fewer found pairs than this say nothing of that, and what is usual holds. */
const fewestFound = 25
/**
 * By dates of birth alone, fewer households for a found pair than this are none, but people whose names and dates were mistaken; and
 * hardly any of them are twins.
 */
const fewestHouseholds = 0.05
const mostTwins = 0.05

/** How likely a pair is what. */
export interface Likelihoods {
  /** Of one person. */
  probability: number
  /** Of two people in one household. */
  household: number
  /** Of two addresses, if of one person. */
  moved: number
}

const own = new Float64Array(signalCount)
const likely = new Float64Array(shared.length)

/** Counts expected moves and households. */
export class LifeTally {
  private readonly weights: Weights
  private moves = usualMoved * usualMovedPairs
  private addresses = usualMovedPairs
  private found = 0
  private households = 0
  private reached = 0
  private dated = 0
  private readonly same = shared.map(({ usual }) => usual * usualHouseholds)
  private readonly known = shared.map(() => usualHouseholds)

  constructor(weights: Weights) {
    this.weights = weights
  }

  add({ levels, bits }: KeptPairs, pair: number, { probability, household, moved }: Likelihoods): void {
    const cells = pair * signalCount
    if (
      levels[cells + at.suburb] !== level.missing ||
      levels[cells + at.street] !== level.missing ||
      levels[cells + at.postcode] !== level.missing
    ) {
      this.addresses += probability
      this.moves += probability * moved
    }
    this.found += probability + household
    this.households += household
    if (levels[cells + at.email] !== level.missing || levels[cells + at.phone] !== level.missing) this.reached += probability + household
    else if (levels[cells + at.dateOfBirth] !== level.missing) this.dated += probability + household
    if (household < 1e-6) return
    weighSignals(levels, cells, bits, cells, this.weights, own)
    sharedShares(own, this.weights.household, likely)
    for (const [place, { signal }] of shared.entries()) {
      if (levels[cells + signal] === level.missing) continue
      this.known[place] = (this.known[place] ?? 0) + household
      this.same[place] = (this.same[place] ?? 0) + household * (likely[place] ?? 0)
    }
  }

  moved(): number {
    return this.moves / this.addresses
  }

  private share(): number {
    return (this.households + usualFound / 2) / (this.found + usualFound)
  }

  /** Whether e-mail addresses or phones tell households from people. */
  private isTold(): boolean {
    return this.found > 0 && (this.found < fewestFound || this.reached >= leastTelling * this.found)
  }

  /** Whether dates of birth do. */
  private isDated(): boolean {
    return this.found > 0 && this.dated >= leastTelling * this.found && this.share() >= fewestHouseholds
  }

  /**
   * The most records that hold another given name of the same person, where others hold another surname so often: hardly more. What goes
   * beyond is of people in one household, whom the given name alone may tell apart.
   */
  mostOtherGivenNames(otherSurnames: number): number {
    if (this.isTold()) return Math.min(0.05, Math.max(0.01, 1.5 * otherSurnames))
    return this.isDated() ? Math.max(0.01, 2 * otherSurnames) : 1
  }

  /** Where too few pairs could tell a household, none is assumed. */
  household(records: number): Household {
    const isTold = this.isTold()
    const shares = shared.map(({ signal, least, most }, place) => {
      const share = (this.same[place] ?? 0) / (this.known[place] ?? 1)
      return Math.min(!isTold && signal === at.dateOfBirth ? mostTwins : most, Math.max(least, share))
    })
    const pairs = Math.max(1, (records * (records - 1)) / 2)
    return { prior: isTold || this.isDated() ? Math.log2((this.share() * this.found) / pairs) : none, shares }
  }
}
