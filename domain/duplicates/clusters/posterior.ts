import { type ClusterEvidence, joinOdds } from './join-odds.ts'

/** Binary logarithm of a sum of powers of two. */
const logSum = (logs: Float64Array, count: number): number => {
  let highest = Number.NEGATIVE_INFINITY
  for (let index = 0; index < count; index += 1) highest = Math.max(highest, logs[index] ?? 0)
  let sum = 0
  for (let index = 0; index < count; index += 1) sum += 2 ** ((logs[index] ?? 0) - highest)
  return highest + Math.log2(sum)
}

/** By set of records (as bits), the weight that they are one person, averaged over the orders in which they may have come about. */
const setWeights = (evidence: ClusterEvidence): Float64Array => {
  const { records } = evidence
  const weights = new Float64Array(1 << records)
  const logs = new Float64Array(records)
  for (let set = 1; set < weights.length; set += 1) {
    if ((set & (set - 1)) === 0) continue
    let count = 0
    for (let record = 0; record < records; record += 1) {
      const rest = set & ~(1 << record)
      if (rest !== set) logs[count++] = (weights[rest] ?? 0) + Math.log2(joinOdds(evidence, record, rest))
    }
    weights[set] = logSum(logs, count) - Math.log2(count)
  }
  return weights
}

/** By set, the summed weight of all its partitions: the block with its first record, times the partitions of the rest. */
const partitionWeights = (weights: Float64Array): Float64Array => {
  const totals = new Float64Array(weights.length)
  const logs = new Float64Array(weights.length)
  for (let set = 1; set < weights.length; set += 1) {
    const first = set & -set
    const others = set & ~first
    let count = 0
    for (let more = others; ; more = (more - 1) & others) {
      logs[count++] = (weights[more | first] ?? 0) + (totals[others & ~more] ?? 0)
      if (more === 0) break
    }
    totals[set] = logSum(logs, count)
  }
  return totals
}

/**
 * The probability of each pair to be one person, given all records of its cluster: over all partitions of the records into people,
 * each weighted by how its people's records may have been copied from one another. Returns a matrix, row by row.
 *
 * A weak pair gains by a third record that agrees with both, and two records that contradict each other don't become one because a poor
 * third one resembles either. Partitions as the object of linkage: M. Sadinle, Detecting duplicates in a homicide registry using a Bayesian
 * partitioning approach, Ann. Appl. Stat. 8 (2014) 2404–2434; records as noisy copies: R. C. Steorts, Entity resolution with empirically
 * motivated priors, Bayesian Anal. 10 (2015) 849–875.
 */
export const clusterPosterior = (evidence: ClusterEvidence): Float64Array => {
  const { records } = evidence
  const all = (1 << records) - 1
  const weights = setWeights(evidence)
  const totals = partitionWeights(weights)
  const together = new Float64Array(records * records)
  for (let set = 1; set <= all; set += 1) {
    if ((set & (set - 1)) === 0) continue
    const share = 2 ** ((weights[set] ?? 0) + (totals[all & ~set] ?? 0) - (totals[all] ?? 0))
    for (let a = 0; a < records; a += 1) {
      if (!(set & (1 << a))) continue
      for (let b = 0; b < records; b += 1) {
        if (a !== b && set & (1 << b)) together[a * records + b] = (together[a * records + b] ?? 0) + share
      }
    }
  }
  return together
}
