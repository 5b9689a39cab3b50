import { at, level } from '../signals.ts'

/**
 * Two people of one household: they share the address unless one of them has moved, and perhaps other things, each with its own
 * probability, and have as little to do with each other as any two in the rest.
 */
export interface Household {
  /** Binary logarithm of the odds that a random pair of records is two people of one household. */
  prior: number
  /** How often they share surname, e-mail address, phone, given name (as father and son) and date of birth (as twins). */
  shares: number[]
}

/** Where the shares stand. */
export const sharedAt = { surname: 0, email: 1, phone: 2, givenName: 3, dateOfBirth: 4 } as const

/** Weights that make up that of a household. */
export interface HouseholdParts {
  givenName: number
  surname: number
  dateOfBirth: number
  email: number
  phone: number
}

/** Weight of a signal that is shared with this probability and otherwise independent. */
const sharedWeight = (own: number, share: number): number => (own === 0 ? 0 : Math.log2(share * 2 ** own + 1 - share))

/**
 * Weight of given name and date of birth in a household: father and son may share the one and twins the other, but two people who share
 * both would be one.
 */
const kinWeight = (givenName: number, dateOfBirth: number, name: number, date: number): number =>
  Math.log2(1 - name - date + name * 2 ** givenName + date * 2 ** dateOfBirth)

/**
 * Weight of two people of one household against two unrelated ones, the address and the prior left out.
 * @param own weights by signal
 * @param givenName level of the given names
 */
export const sharedSum = (own: Float64Array, givenName: number | undefined, { shares }: Household): number => {
  const surname = shares[sharedAt.surname] ?? 0
  const name = shares[sharedAt.givenName] ?? 0
  const date = shares[sharedAt.dateOfBirth] ?? 0
  const given = own[at.givenName] ?? 0
  const born = own[at.dateOfBirth] ?? 0
  // One name of the other person in the wrong place may be the surname that they share.
  const kin =
    givenName === level.exchangedPart ? sharedWeight(given, surname) + sharedWeight(born, date) : kinWeight(given, born, name, date)
  return (
    kin +
    sharedWeight(own[at.surname] ?? 0, surname) +
    sharedWeight(own[at.email] ?? 0, shares[sharedAt.email] ?? 0) +
    sharedWeight(own[at.phone] ?? 0, shares[sharedAt.phone] ?? 0)
  )
}

/**
 * How likely two people of one household share what they may, by `sharedAt`.
 * @param own weights by signal
 */
export const sharedShares = (own: Float64Array, { shares }: Household, into: Float64Array): void => {
  const name = (shares[sharedAt.givenName] ?? 0) * 2 ** (own[at.givenName] ?? 0)
  const date = (shares[sharedAt.dateOfBirth] ?? 0) * 2 ** (own[at.dateOfBirth] ?? 0)
  const kin = 1 - (shares[sharedAt.givenName] ?? 0) - (shares[sharedAt.dateOfBirth] ?? 0) + name + date
  into[sharedAt.givenName] = name / kin
  into[sharedAt.dateOfBirth] = date / kin
  into[sharedAt.surname] = shareOf(own[at.surname] ?? 0, shares[sharedAt.surname] ?? 0)
  into[sharedAt.email] = shareOf(own[at.email] ?? 0, shares[sharedAt.email] ?? 0)
  into[sharedAt.phone] = shareOf(own[at.phone] ?? 0, shares[sharedAt.phone] ?? 0)
}

const shareOf = (own: number, share: number): number => {
  const odds = share * 2 ** own
  return odds / (odds + 1 - share)
}

/** What the possibility of two people in one household takes from a pair, in bits: 0 or less. */
export const householdWeight = (household: number, prior: number): number => -Math.log2(1 + 2 ** (household + prior))
