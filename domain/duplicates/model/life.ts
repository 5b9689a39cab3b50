import { at, level, signalCount } from '../signals.ts'
import type { KeptPairs } from './kept-pairs.ts'
import { type Household, sharedShare, type Weights } from './weigh.ts'

/** Of the people this share moves between two records, before anything is known; it counts as much as ten found pairs. */
export const usualMoved = 0.05
const usualMovedPairs = 10

/**
 * What people of one household share: usually, at least and at most. The usual counts as much as five found households; the limits keep
 * pairs of one person with a wrong name from passing for households.
 */
const shared = [
  { signal: at.surname, usual: 0.7, least: 0.5, most: 0.98 },
  { signal: at.email, usual: 0.1, least: 0, most: 0.35 },
  { signal: at.phone, usual: 0.4, least: 0, most: 0.9 },
] as const
const usualHouseholds = 5

/** Before anything is known, a pair of records is as likely of one household as of one person. */
export const usualHousehold = (prior: number): Household => ({ prior, shares: shared.map(({ usual }) => usual) })

/** A prior of no households at all, that JSON can hold. */
const none = -1000
/** Of the found pairs this share must have an e-mail address or phone in both records, or households can't be told from people. */
const leastTelling = 0.02
/** Fewer found pairs than this say nothing of that, and what is usual holds. */
const fewestFound = 25
/** That a found pair is as likely of one household as of one person counts as much as this many. */
const usualTelling = 0.2

/** How likely a pair is what. */
export interface Likelihoods {
  /** Of one person. */
  probability: number
  /** Of two people in one household. */
  household: number
  /** Of two addresses, if of one person. */
  moved: number
}

/** Counts expected moves and households. */
export class LifeTally {
  private readonly weights: Weights
  private moves = usualMoved * usualMovedPairs
  private addresses = usualMovedPairs
  private found = 0
  private telling = 0
  private households = 0
  private readonly same = shared.map(({ usual }) => usual * usualHouseholds)
  private readonly known = shared.map(() => usualHouseholds)

  constructor(weights: Weights) {
    this.weights = weights
  }

  add(kept: KeptPairs, pair: number, { probability, household, moved }: Likelihoods): void {
    const { levels } = kept
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
    if (levels[cells + at.email] === level.missing && levels[cells + at.phone] === level.missing) return
    this.telling += probability + household
    this.households += household
    if (household < 1e-6) return
    const { signals, household: own } = this.weights
    for (const [place, { signal }] of shared.entries()) {
      if (levels[cells + signal] === level.missing) continue
      this.known[place] = (this.known[place] ?? 0) + household
      this.same[place] = (this.same[place] ?? 0) + household * sharedShare(signal, kept, pair, signals, own.shares[place] ?? 0)
    }
  }

  /** Whether households can be told from people. */
  isTelling(): boolean {
    return this.found > 0 && (this.found < fewestFound || this.telling / this.found >= leastTelling)
  }

  moved(): number {
    return this.moves / this.addresses
  }

  /** Where too few pairs could tell a household, none is assumed. */
  household(records: number): Household {
    const shares = shared.map(({ least, most }, place) =>
      Math.min(most, Math.max(least, (this.same[place] ?? 0) / (this.known[place] ?? 1))),
    )
    const pairs = Math.max(1, (records * (records - 1)) / 2)
    const share = (this.households + usualTelling / 2) / (this.telling + usualTelling)
    return { prior: this.isTelling() ? Math.log2((share * this.found) / pairs) : none, shares }
  }
}
