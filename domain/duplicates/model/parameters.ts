import { cellsPerSignal, isOfValues, type Level, level, levels, type Signal, signalCount, signals } from '../signals.ts'

type Shares = Partial<Record<Level, number>>

const name: Shares = { same: 0.82, nearRare: 0.06, near: 0.02, likeRare: 0.02, like: 0.01, vague: 0.01, different: 0.04 }
const line: Shares = { same: 0.75, nearRare: 0.08, near: 0.02, likeRare: 0.03, like: 0.01, vague: 0.02, different: 0.07 }
const exchange: Shares = { exchanged: 0.01, exchangedNear: 0.003, exchangedPart: 0.001 }
const code: Shares = { same: 0.88, near: 0.06, like: 0.01, different: 0.05 }

/** How often two records of one person agree so, before the data says more. */
const usualAgreement: Record<Signal, Shares> = {
  givenName: { ...name, ...exchange, shortForm: 0.008 },
  surname: name,
  streetNumber: code,
  street: { ...line, ...exchange },
  secondLine: line,
  suburb: line,
  postcode: code,
  state: { same: 0.93, near: 0.03, different: 0.04 },
  dateOfBirth: code,
  email: { same: 0.8, near: 0.08, like: 0.02, different: 0.1 },
  phone: code,
}

const nameChance: Shares = { near: 0.002, nearRare: 0.001, like: 0.005, likeRare: 0.004, vague: 0.004 }

/** How often two unrelated people agree so; the rest of each row is `different`. The same value counts with its own frequency. */
const usualChance: Record<Signal, Shares> = {
  givenName: { ...nameChance, shortForm: 0.002 },
  surname: nameChance,
  streetNumber: { near: 0.15 },
  street: nameChance,
  secondLine: nameChance,
  suburb: nameChance,
  postcode: { near: 0.01, like: 0.1 },
  state: { near: 0.02 },
  dateOfBirth: { near: 5e-4, like: 4e-3 },
  email: {},
  phone: { near: 1e-7, like: 5e-6 },
}

/** The usual shares count as much as this many pairs of one person. */
const usualPairs = 20

/** Sums of pairs by signal and level. */
export const newTally = (): Float64Array => new Float64Array(signalCount * cellsPerSignal)

const cell = (signal: number, found: number): number => signal * cellsPerSignal + found

/** Shares of the levels among pairs of one person (m), from expected counts. */
export const agreementFrom = (tally: Float64Array): Float64Array => {
  const shares = newTally()
  for (let signal = 0; signal < signalCount; signal += 1) {
    const usual = usualAgreement[signals[signal] ?? 'givenName']
    let total = usualPairs
    for (let found = 1; found < levels.length; found += 1) total += tally[cell(signal, found)] ?? 0
    for (let found = 1; found < levels.length; found += 1) {
      const pairs = (tally[cell(signal, found)] ?? 0) + usualPairs * (usual[levels[found] ?? 'missing'] ?? 1e-6)
      shares[cell(signal, found)] = pairs / total
    }
  }
  return shares
}

/** Half a pair with the usual chance: enough for a level that was never met, too little to matter for one that was. */
const unseen = 0.5

/** Shares of the levels among unrelated pairs (u); 1 for a level whose chance is that of the values. */
export const chanceFrom = (tally: Float64Array): Float64Array => {
  const shares = newTally()
  for (let signal = 0; signal < signalCount; signal += 1) {
    const usual = usualChance[signals[signal] ?? 'givenName']
    let total = 0
    for (let found = 1; found < levels.length; found += 1) total += tally[cell(signal, found)] ?? 0
    let rest = 1
    for (let found = 1; found < levels.length; found += 1) {
      const chance = usual[levels[found] ?? 'missing'] ?? 1e-9
      const share = ((tally[cell(signal, found)] ?? 0) + unseen) / (total + unseen / chance)
      shares[cell(signal, found)] = isOfValues(signal, found) ? 1 : share
      if (found !== level.different) rest -= share
    }
    shares[cell(signal, level.different)] = Math.max(0.01, rest)
  }
  return shares
}

/** Match weights by signal and level: log2(m/u). Source: I. P. Fellegi, A. B. Sunter, A theory for record linkage, JASA 64 (1969). */
export const weightsFrom = (agreement: Float64Array, chance: Float64Array): Float64Array => {
  const weights = newTally()
  for (let index = 0; index < weights.length; index += 1) {
    const share = agreement[index] ?? 0
    const byChance = chance[index] ?? 0
    if (share > 0 && byChance > 0) weights[index] = Math.log2(share / byChance)
  }
  return weights
}
