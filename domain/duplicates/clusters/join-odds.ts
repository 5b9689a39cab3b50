/** What is known of the pairs among a few records that may be one person. */
export interface ClusterEvidence {
  records: number
  /** Odds by pair, row by row, of each group of signals that come from one record; NaN where nothing was compared. */
  groups: readonly Float64Array[]
  /** The same for the parts of the address. */
  address: readonly Float64Array[]
  /** Share of the people who have moved. */
  moved: number
  /** Odds that two records are one person, before they are compared. */
  prior: number
}

/** Odds of one group of signals: it was copied from any one of the set's records that has it. 1 when none has. */
const groupOdds = (group: Float64Array, records: number, record: number, set: number): number => {
  let sum = 0
  let count = 0
  for (let other = 0; other < records; other += 1) {
    if (!(set & (1 << other))) continue
    const odds = group[record * records + other] ?? Number.NaN
    if (Number.isNaN(odds)) continue
    sum += odds
    count += 1
  }
  return count === 0 ? 1 : sum / count
}

const product = (groups: readonly Float64Array[], records: number, record: number, set: number): number => {
  let odds = 1
  for (const group of groups) odds *= groupOdds(group, records, record, set)
  return odds
}

/** Odds that a record is one more of the person whose records are the set, as likely beforehand however many those are. */
export const joinOdds = ({ records, groups, address, moved, prior }: ClusterEvidence, record: number, set: number): number => {
  const place = product(address, records, record, set)
  return prior * product(groups, records, record, set) * (place === 1 ? 1 : (1 - moved) * place + moved)
}
