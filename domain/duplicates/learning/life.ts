import { type Household, sharedShares } from '../model/household.ts'
import { type Weights, weighSignals } from '../model/weigh.ts'
import { at, level, signalCount } from '../signals.ts'
import type { KeptPairs } from './kept-pairs.ts'

/** This share of people moves between two records, unless the data says otherwise; it counts as much as `usualMovedPairs` found pairs. */
export const usualMoved = 0.05
const usualMovedPairs = 10

export const usualHousehold = (prior: number): Household => ({
  prior: prior + usualHouseholdsPerPerson,
  shares: shared.map(({ usual }) => usual),
})

/** Binary logarithm of the usual number of household pairs found for each pair of one person. */
const usualHouseholdsPerPerson = -2

/**
 * How often people of one household share a signal: usually, at least and at most, in the order of `sharedAt`. The usual share counts as
 * much as fifteen found households, so that two or three pairs change a small house little. The limits prevent that pairs of one person with
 * a wrong name pass for households.
 */
const shared = [
  { signal: at.surname, usual: 0.7, least: 0.5, most: 0.98 },
  { signal: at.email, usual: 0.1, least: 0, most: 0.35 },
  { signal: at.phone, usual: 0.4, least: 0, most: 0.9 },
  { signal: at.givenName, usual: 0.01, least: 0.002, most: 0.05 },
  { signal: at.dateOfBirth, usual: 0.02, least: 0.002, most: 0.3 },
] as const satisfies { signal: number; usual: number; least: number; most: number }[]
const usualHouseholds = 15

/** The usual share of households counts as much as this many found pairs. */
const usualFoundPairs = 15
const usualHouseholdShare = 1 / (1 + 2 ** -usualHouseholdsPerPerson)

/** The prior where there are no households; finite, as JSON needs it. */
const noHouseholds = -1000
/** The share of found pairs that must have an email address or phone in both records, or else a date of birth, to distinguish households from people. */
const leastTelling = 0.02
/** Fewer found pairs than this say nothing of that share; then it is taken to be large enough. */
const fewestFound = 25
/**
 * By dates of birth alone, fewer households for a found pair than this are none, but people whose names and dates were mistaken; and
 * hardly any of them are twins.
 */
const fewestHouseholds = 0.05
const maxTwins = 0.05

/**
 * The most records that hold another given name of the same person. Where contacts reveal households, it follows how many hold another surname,
 * within limits; where dates of birth do, a multiple of those.
 */
const otherGivenNames = { least: 0.01, most: 0.05, bySurnames: 1.5, bySurnamesDated: 2 }

const maxYearsApart = 0.001

/** Probabilities of what a found pair is. */
export interface Likelihoods {
  /** Of one person. */
  probability: number
  /** Of two people in one household. */
  household: number
  /** Of two addresses, if of one person. */
  moved: number
}

/** A pair whose probability of one household is smaller is skipped. */
const negligible = 1e-6

const own = new Float64Array(signalCount)
const likely = new Float64Array(shared.length)

/** Whether both records of a pair have the signal. */
const isKnown = (levels: Uint8Array, cell: number): boolean => levels[cell] !== level.missing

/** Counts, over the found pairs of one round of expectation maximisation, the moves and households to be expected. */
export class LifeTally {
  private readonly weights: Weights
  private moves = usualMoved * usualMovedPairs
  private addresses = usualMovedPairs
  /** Pairs of one person or of one household, and how many of them are of one household. */
  private found = 0
  private households = 0
  /** Of those found, with an email address or phone in both records; of the others, with a date of birth in both. */
  private withContact = 0
  private withDate = 0
  /** By place in `shared`: households that share the signal, and those of which both records have it. */
  private readonly same = shared.map(({ usual }) => usual * usualHouseholds)
  private readonly known = shared.map(() => usualHouseholds)

  constructor(weights: Weights) {
    this.weights = weights
  }

  add({ levels, bits }: KeptPairs, pair: number, { probability, household: likelihood, moved }: Likelihoods): void {
    const cells = pair * signalCount
    // Only given names separate two people of a household.
    const household = isKnown(levels, cells + at.givenName) ? likelihood : 0
    if (isKnown(levels, cells + at.suburb) || isKnown(levels, cells + at.street) || isKnown(levels, cells + at.postcode)) {
      this.addresses += probability
      this.moves += probability * moved
    }
    const found = probability + household
    this.found += found
    this.households += household
    if (isKnown(levels, cells + at.email) || isKnown(levels, cells + at.phone)) this.withContact += found
    else if (isKnown(levels, cells + at.dateOfBirth)) this.withDate += found
    if (household < negligible) return
    weighSignals(levels, cells, bits, cells, this.weights, own)
    sharedShares(own, levels[cells + at.givenName], this.weights.household, likely)
    for (const [place, { signal }] of shared.entries()) {
      if (!isKnown(levels, cells + signal)) continue
      this.known[place] = (this.known[place] ?? 0) + household
      this.same[place] = (this.same[place] ?? 0) + household * (likely[place] ?? 0)
    }
  }

  moved(): number {
    return this.moves / this.addresses
  }

  /** Of the found pairs the share that is of one household. */
  private householdShare(): number {
    return (this.households + usualHouseholdShare * usualFoundPairs) / (this.found + usualFoundPairs)
  }

  private contactsTell(): boolean {
    return this.found > 0 && (this.found < fewestFound || this.withContact >= leastTelling * this.found)
  }

  private datesTell(): boolean {
    return this.found > 0 && this.withDate >= leastTelling * this.found && this.householdShare() >= fewestHouseholds
  }

  /**
   * The most pairs of one person that may differ in the given name: hardly more than in the surname. Pairs beyond that are people in one
   * household, who may differ only in the given name. 1 where nothing reveals households.
   * @param otherSurnames share of the pairs of one person that differ in the surname
   */
  maxOtherGivenNames(otherSurnames: number): number {
    const { least, most, bySurnames, bySurnamesDated } = otherGivenNames
    if (this.contactsTell()) return Math.min(most, Math.max(least, bySurnames * otherSurnames))
    return this.datesTell() ? Math.max(least, bySurnamesDated * otherSurnames) : 1
  }

  /**
   * The largest share of pairs of one person whose dates of birth may differ by a generation. Any excess is fathers and sons whom nothing else
   * separates. Where no signal identifies households, dates may be wrong as often as measured.
   */
  maxYearsApart(): number {
    return this.contactsTell() || this.datesTell() ? maxYearsApart : 1
  }

  /**
   * Where too few pairs could reveal a household, none is assumed.
   * @param prior binary logarithm of the odds that a random pair is one person; households are as many times rarer or commoner as was found
   */
  household(prior: number): Household {
    const contactsTell = this.contactsTell()
    const shares = shared.map(({ signal, least, most }, place) => {
      const share = (this.same[place] ?? 0) / (this.known[place] ?? 1)
      return Math.min(!contactsTell && signal === at.dateOfBirth ? maxTwins : most, Math.max(least, share))
    })
    const share = this.householdShare()
    return { prior: contactsTell || this.datesTell() ? prior + Math.log2(share / (1 - share)) : noHouseholds, shares }
  }
}
