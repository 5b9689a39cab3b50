/** What is known of the pairs among a few records that may be one person: matrices of odds, row by row, NaN where nothing was compared. */
export interface ClusterEvidence {
  records: number
  names: Float64Array
  /** Given the names, from which addresses are made. */
  email: Float64Array
  /** Signals that are copied each for itself. */
  others: readonly Float64Array[]
  /** Parts of the address. */
  address: readonly Float64Array[]
  /** Odds of two people in one household against two unrelated ones, the prior included. */
  household: Float64Array
  /** Share of the people who have moved. */
  moved: number
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
 * Names and e-mail address come from one record together, since the address says only what the names leave open. What speaks against the
 * person in other records can't be escaped by copying from one that lacks it.
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

/** Odds that a record is one more of the person whose records are the set, as likely beforehand however many those are. */
export const joinOdds = (evidence: ClusterEvidence, record: number, set: number): number => {
  const { records, others, address, household, moved, prior } = evidence
  let odds = prior * nameOdds(evidence, record, set)
  for (const matrix of others) odds *= orNone(meanOdds(matrix, records, record, set))
  let place = 1
  for (const matrix of address) place *= orNone(meanOdds(matrix, records, record, set))
  odds *= place === 1 ? 1 : (1 - moved) * place + moved
  return odds / (1 + (meanOdds(household, records, record, set) || 0))
}
