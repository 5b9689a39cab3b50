import { hasHouseholds, sharedSum } from '../model/household.ts'
import { addressWeight, type Weights } from '../model/weigh.ts'
import { at, level, signalCount } from '../signals.ts'

/** Evidence on the pairs among a few records that may be one person: matrices of odds, row by row, NaN where nothing was compared. */
export interface ClusterEvidence {
  records: number
  names: Float64Array
  /** Given the names, from which addresses are made. */
  email: Float64Array
  /** Date of birth and phone, which are copied independently. */
  others: readonly Float64Array[]
  /** Parts of the address. */
  address: readonly Float64Array[]
  givenName: Float64Array
  /** Levels of the given names, by the same cells. */
  givenNameLevels: Uint8Array
  /** The surname, or exchanged names. */
  surname: Float64Array
  weights: Pick<Weights, 'moved' | 'household'>
  /** Odds that two records are one person, before they are compared. */
  prior: number
}

/** Mean over the records of a set, as any one of them may be the one that was copied; NaN when none has the signal. */
const meanOdds = (matrix: Float64Array, records: number, record: number, set: number): number => {
  let sum = 0
  let count = 0
  for (let other = 0; other < records; other += 1) {
    if (!(set & (1 << other))) continue
    const odds = matrix[record * records + other] ?? Number.NaN
    if (Number.isNaN(odds)) continue
    sum += odds
    count += 1
  }
  return sum / count
}

/** 1 where nothing is known. */
const orNone = (odds: number): number => (Number.isNaN(odds) ? 1 : odds)

/**
 * Names and email address are copied from one record together, since the address adds only what the names leave open. Copying from a record
 * without a value does not remove the evidence against the person in other records.
 */
const nameOdds = ({ records, names, email }: ClusterEvidence, record: number, set: number): number => {
  const unnamed = Math.min(1, orNone(meanOdds(names, records, record, set)))
  const unaddressed = Math.min(1, orNone(meanOdds(email, records, record, set)))
  let sum = 0
  let count = 0
  for (let other = 0; other < records; other += 1) {
    if (!(set & (1 << other))) continue
    const own = names[record * records + other] ?? Number.NaN
    const address = email[record * records + other] ?? Number.NaN
    if (Number.isNaN(own) && Number.isNaN(address)) continue
    sum += (Number.isNaN(own) ? unnamed : own) * (Number.isNaN(address) ? unaddressed : address)
    count += 1
  }
  return count === 0 ? 1 : sum / count
}

const own = new Float64Array(signalCount)

/**
 * Odds that a record belongs to another member of the household of the set's person, against belonging to anyone: like that person
 * it shares each signal with any of the records, or the mean of all would speak for one person alone.
 */
const householdOdds = (evidence: ClusterEvidence, record: number, set: number, place: number): number => {
  const { records, givenName, givenNameLevels, surname, email, others, weights } = evidence
  const { household, moved } = weights
  if (!hasHouseholds(household)) return 0
  const mean = (matrix: Float64Array | undefined): number => (matrix ? Math.log2(orNone(meanOdds(matrix, records, record, set))) : 0)
  own[at.givenName] = mean(givenName)
  own[at.surname] = mean(surname)
  own[at.email] = mean(email)
  own[at.dateOfBirth] = mean(others[0])
  own[at.phone] = mean(others[1])
  return (
    2 **
    (addressWeight(Math.log2(place), moved) + sharedSum(own, nameLevel(givenNameLevels, records, record, set), household) + household.prior)
  )
}

/** What the given name of a record is to those of a set: the level that speaks most for two people, as any record may be misspelt. */
const nameLevel = (levels: Uint8Array, records: number, record: number, set: number): number => {
  let found: number = level.same
  for (let other = 0; other < records; other += 1) {
    if (!(set & (1 << other))) continue
    const own = levels[record * records + other] ?? level.missing
    if (own === level.same || own === level.nearRare) return level.same
    if (own === level.near || own === level.like || own === level.generationOpen) found = own
  }
  return found
}

/** Odds that a record is one more of the person whose records are the set, as likely beforehand however many those are. */
export const joinOdds = (evidence: ClusterEvidence, record: number, set: number): number => {
  const { records, others, address, weights, prior } = evidence
  let odds = prior * nameOdds(evidence, record, set)
  for (const matrix of others) odds *= orNone(meanOdds(matrix, records, record, set))
  let place = 1
  for (const matrix of address) place *= orNone(meanOdds(matrix, records, record, set))
  odds *= 2 ** addressWeight(Math.log2(place), weights.moved)
  return odds / (1 + householdOdds(evidence, record, set, place))
}
