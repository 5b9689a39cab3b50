import { cellsPerSignal, isOfValues, type Level, level, levels, type Signal, signalCount, signals } from '../signals.ts'

type Shares = Partial<Record<Level, number>>

const name: Shares = { same: 0.82, nearRare: 0.06, near: 0.02, likeRare: 0.02, like: 0.01, vague: 0.01, different: 0.04 }
const line: Shares = { same: 0.75, nearRare: 0.08, near: 0.02, likeRare: 0.03, like: 0.01, vague: 0.02, different: 0.07 }
const exchange: Shares = { exchanged: 0.01, exchangedNear: 0.003, exchangedPart: 0.001 }
const code: Shares = { same: 0.88, near: 0.06, like: 0.01, different: 0.05 }

/** Usual shares of the levels among pairs of one person, before the data says more. */
const usualAgreement: Record<Signal, Shares> = {
  givenName: { ...name, ...exchange, shortForm: 0.008 },
  surname: name,
  streetNumber: code,
  street: { ...line, ...exchange },
  secondLine: line,
  suburb: line,
  postcode: code,
  state: { same: 0.93, near: 0.03, different: 0.04 },
  dateOfBirth: { ...code, yearsApart: 0.001 },
  email: { same: 0.8, near: 0.08, like: 0.02, different: 0.1 },
  phone: code,
}

const nameChance: Shares = { near: 0.002, nearRare: 0.001, like: 0.005, likeRare: 0.004, vague: 0.004 }

/** Usual shares of the levels among unrelated pairs; the rest of each row is `different`. Equal values count with their own frequency. */
const usualChance: Record<Signal, Shares> = {
  givenName: { ...nameChance, shortForm: 0.002 },
  surname: nameChance,
  streetNumber: { near: 0.15 },
  street: nameChance,
  secondLine: nameChance,
  suburb: nameChance,
  postcode: { near: 0.01, like: 0.1 },
  state: { near: 0.02 },
  dateOfBirth: { near: 5e-4, like: 4e-3, yearsApart: 0.5 },
  email: {},
  phone: { near: 1e-7, like: 5e-6 },
}

/**
 * Levels so rare that a house's own pairs say little about them; in bits, in addition to the chance of the values where that counts. Seven in ten
 * spellings of one name agree after romanisation. A suffix in only one of two records usually means the son: without a date of birth, staff must
 * review the pair.
 */
const givenWeights: Partial<Record<Level, number>> = {
  romanised: Math.log2(0.7),
  generationOpen: Math.log2(0.0005),
  numbered: -8,
  generation: -10,
}

/** The largest shares of these levels among pairs of one person. Any excess is different people whom nothing else separates. */
const maxAgreement: Partial<Record<Signal, Shares>> = {
  givenName: { near: 0.04, like: 0.02, different: 0.2 },
  surname: { near: 0.04, like: 0.02, different: 0.25 },
  dateOfBirth: { different: 0.1 },
}

/** The usual shares count as much as this many pairs of one person. */
const usualPairs = 20

/** Sums of pairs by signal and level. */
export const newTally = (): Float64Array => new Float64Array(signalCount * cellsPerSignal)

const learntLevels = levels
  .keys()
  .filter((found) => found > 0 && givenWeights[levels[found] ?? 'missing'] === undefined)
  .toArray()

const cell = (signal: number, found: number): number => signal * cellsPerSignal + found

/** Shares of the levels among pairs of one person (m), from expected counts. */
export const agreementFrom = (tally: Float64Array): Float64Array => {
  const shares = newTally()
  for (let signal = 0; signal < signalCount; signal += 1) {
    const name = signals[signal] ?? 'givenName'
    const usual = usualAgreement[name]
    const most = maxAgreement[name]
    let total = usualPairs
    for (const found of learntLevels) total += tally[cell(signal, found)] ?? 0
    for (const found of learntLevels) {
      const called = levels[found] ?? 'missing'
      const pairs = (tally[cell(signal, found)] ?? 0) + usualPairs * (usual[called] ?? 1e-6)
      shares[cell(signal, found)] = Math.min(most?.[called] ?? 1, pairs / total)
    }
  }
  return shares
}

/** Half a pair with the usual chance: enough for a level that was never met, too little to matter for one that was. */
const unseen = 0.5
/** The usual chance weighs at most this many times the measured pairs, so that the data of a small house can outweigh it. */
const maxUsual = 20

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
      const pairs = Math.min(unseen / chance, Math.max(1, maxUsual * total))
      const share = ((tally[cell(signal, found)] ?? 0) + pairs * chance) / (total + pairs)
      shares[cell(signal, found)] = isOfValues(signal, found) ? 1 : share
      if (found !== level.different && learntLevels.includes(found)) rest -= share
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
  for (let signal = 0; signal < signalCount; signal += 1) {
    for (const [found, name] of levels.entries()) weights[cell(signal, found)] = givenWeights[name] ?? weights[cell(signal, found)] ?? 0
  }
  return weights
}
