import { at, level } from '../signals.ts'

/**
 * Two people of one household: they share the address unless one of them has moved, and may share other signals, each with its own
 * probability. In all other signals they are independent.
 */
export interface Household {
  /** Binary logarithm of the odds that a random pair of records is two people of one household. */
  prior: number
  /** How often they share surname, email address, phone, given name (as father and son) and date of birth (as twins). */
  shares: number[]
}

/** Below this prior there are no households. */
const leastPrior = -100

export const hasHouseholds = ({ prior }: Household): boolean => prior >= leastPrior

/** Positions of the shares. */
export const sharedAt = { surname: 0, email: 1, phone: 2, givenName: 3, dateOfBirth: 4 } as const

/** Weight of a signal that is shared with this probability and otherwise independent. */
const sharedWeight = (own: number, share: number): number => (own === 0 ? 0 : Math.log2(share * 2 ** own + 1 - share))

/** The given name separates people of one household: this share of accidental namesakes remains. */
const chanceNamesake = 0.05

/** How many times more often siblings have similar names, such as Anna and Hanna, than unrelated people. */
const likeNames = 4

/** Of namesakes in one household, only one of whom is called junior or senior, this share is father and son. */
const juniors = 0.9

/** How many times likelier these given names are in one household. Names of sisters too may agree in two scripts. */
const namesakeOf = (weight: number, found: number | undefined): number => {
  if (found === level.near || found === level.like) return likeNames
  if (found === level.romanised) return 1
  return weight > 0 ? chanceNamesake : 1
}

/** Odds of given name and date of birth in a household by who shares what; one object, overwritten by the next call. */
const kin = { neither: 0, name: 0, date: 0 }

/**
 * Father and son may share a given name and twins a date of birth; but two people who share both would be one.
 * @param givenName, dateOfBirth weights of the two
 * @param found level of the given names
 * @param shares how often they are shared
 */
const weighKin = (givenName: number, found: number | undefined, dateOfBirth: number, shares: readonly number[]): number => {
  const name = found === level.generationOpen ? juniors : (shares[sharedAt.givenName] ?? 0)
  const date = shares[sharedAt.dateOfBirth] ?? 0
  const namesake = namesakeOf(givenName, found)
  kin.neither = Math.max(0.01, 1 - name - date) * namesake
  kin.name = name * 2 ** givenName
  kin.date = date * 2 ** dateOfBirth * namesake
  return kin.neither + kin.name + kin.date
}

/**
 * Weight of two people of one household against two unrelated ones, the address and the prior left out.
 * @param own weights by signal
 * @param givenName level of the given names
 */
export const sharedSum = (own: Float64Array, givenName: number | undefined, { shares }: Household): number => {
  const surname = shares[sharedAt.surname] ?? 0
  const date = shares[sharedAt.dateOfBirth] ?? 0
  const given = own[at.givenName] ?? 0
  const born = own[at.dateOfBirth] ?? 0
  // One name of the other person in the wrong place may be the surname that they share.
  const names =
    givenName === level.exchangedPart
      ? sharedWeight(given, surname) + sharedWeight(born, date)
      : Math.log2(weighKin(given, givenName, born, shares))
  return (
    names +
    sharedWeight(own[at.surname] ?? 0, surname) +
    sharedWeight(own[at.email] ?? 0, shares[sharedAt.email] ?? 0) +
    sharedWeight(own[at.phone] ?? 0, shares[sharedAt.phone] ?? 0)
  )
}

/**
 * How likely two people of one household share what they may, by `sharedAt`.
 * @param own weights by signal
 * @param givenName level of the given names
 */
export const sharedShares = (own: Float64Array, givenName: number | undefined, { shares }: Household, into: Float64Array): void => {
  const all = weighKin(own[at.givenName] ?? 0, givenName, own[at.dateOfBirth] ?? 0, shares)
  into[sharedAt.givenName] = kin.name / all
  into[sharedAt.dateOfBirth] = kin.date / all
  into[sharedAt.surname] = shareOf(own[at.surname] ?? 0, shares[sharedAt.surname] ?? 0)
  into[sharedAt.email] = shareOf(own[at.email] ?? 0, shares[sharedAt.email] ?? 0)
  into[sharedAt.phone] = shareOf(own[at.phone] ?? 0, shares[sharedAt.phone] ?? 0)
}

const shareOf = (own: number, share: number): number => {
  const odds = share * 2 ** own
  return odds / (odds + 1 - share)
}

/** Bits by which the possibility of two people in one household reduces the weight of a pair: 0 or less. */
export const householdWeight = (household: number, prior: number): number => -Math.log2(1 + 2 ** (household + prior))
