import { Comparer } from './compare/comparer.ts'
import { type Evidence, type EvidenceName, evidenceOf, evidences } from './evidence.ts'
import { frequenciesOf, fromModel, type MatchModel } from './model/match-model.ts'
import { probabilityOf } from './model/weigh.ts'
import type { Person } from './person.ts'
import { type Level, levels, type Signal } from './signals.ts'
import { addPerson } from './table/add-person.ts'
import { newTable } from './table/person-table.ts'
import { splitStreet } from './text/street.ts'

/** One reason for or against two records being one person. */
export interface Reason {
  name: EvidenceName
  /** How far the values agree; absent for what is no signal. */
  level?: Level
  /** Key of the text that says it, such as "surname.nearRare" or "household". */
  label: string
  /** The values of the two records as they were given. */
  values?: [string, string]
  /** Match weight in bits: each doubles the odds, or halves them when below 0. */
  weight: number
  /** Probability with this and all reasons before. */
  probability: number
}

export interface Explanation {
  /** Match weight of any pair, in bits, before the comparison. */
  prior: number
  /** In the order of `evidences`; with the prior their weights add up to the log-odds of the probability. */
  reasons: Reason[]
  probability: number
}

/** A reason with less effect on the odds is omitted, unless values were compared. */
const negligible = 0.01

/** Why two people are one or not, by the model of their house. */
export const explainPair = (a: Person, b: Person, model: MatchModel): Explanation =>
  explainEvidence(a, b, evidenceOn(a, b, model), model.prior)

/** How likely two people are one by the model of their house, and the evidence on it. */
export const weighPair = (a: Person, b: Person, model: MatchModel): Evidence & { probability: number } => {
  const evidence = evidenceOn(a, b, model)
  const total = evidence.weights.reduce((sum, weight) => sum + weight, model.prior)
  return { ...evidence, probability: probabilityOf(total) }
}

const evidenceOn = (a: Person, b: Person, model: MatchModel): Evidence => {
  const table = newTable(2)
  addPerson(table, a)
  addPerson(table, b)
  const { estimate } = fromModel(model)
  const comparer = new Comparer(table, frequenciesOf(model, table))
  comparer.compare(0, 1)
  return evidenceOf(comparer, 0, estimate.weights, 0)
}

/** The same for known evidence, such as that of a found pair. */
export const explainEvidence = (a: Person, b: Person, { weights, levels: found }: Evidence, prior: number): Explanation => {
  const reasons: Reason[] = []
  let total = prior
  for (const [index, name] of evidences.entries()) {
    const weight = weights[index] ?? 0
    const level = levels[found[index] ?? 0] ?? 'missing'
    total += weight
    const probability = probabilityOf(total)
    if (level !== 'missing') {
      const values: [string, string] = [shown(a, name as Signal, level), shown(b, name as Signal, level)]
      reasons.push({ name, level, label: `${name}.${level}`, values, weight, probability })
    } else if (Math.abs(weight) >= negligible) reasons.push({ name, label: name, weight, probability })
  }
  return { prior, reasons, probability: probabilityOf(total) }
}

/** What a signal was taken from. Exchanged values are shown both. */
const shown = (person: Person, signal: Signal, level: Level): string => {
  const exchanged = level.startsWith('exchanged')
  if (signal === 'givenName' && exchanged) return joined(person.givenName, person.surname)
  const split = person.streetNumber || !person.street ? undefined : splitStreet(person.street)
  const street = split?.street ?? person.street
  if (signal === 'street') return exchanged ? joined(street, person.secondLine, ', ') : (street ?? '')
  if (signal === 'streetNumber') return split?.number ?? person.streetNumber ?? ''
  return person[signal] ?? ''
}

const joined = (first = '', second = '', by = ' '): string => [first, second].filter((part) => part !== '').join(by)
