import { Comparer } from './compare/comparer.ts'
import { evidenceOf } from './evidence.ts'
import { type Explanation, explainEvidence } from './explain-pair.ts'
import { frequenciesOf, fromModel, type MatchModel } from './model/match-model.ts'
import type { Person } from './person.ts'
import { addPerson } from './table/add-person.ts'
import { newTable } from './table/person-table.ts'

/** A candidate, by its index in the given list. */
export interface Ranked {
  index: number
  explanation: Explanation
}

/** Which of a few candidates may be this person by the model of their house, the likeliest first. */
export const rankCandidates = (person: Person, candidates: readonly Person[], model: MatchModel, least: number): Ranked[] => {
  const table = newTable(candidates.length + 1)
  addPerson(table, person)
  for (const candidate of candidates) addPerson(table, candidate)
  const { weights } = fromModel(model).estimate
  const comparer = new Comparer(table, frequenciesOf(model, table))
  return candidates
    .map((candidate, index): Ranked => {
      comparer.compare(0, index + 1)
      return { index, explanation: explainEvidence(person, candidate, evidenceOf(comparer, 0, weights, 0), model.prior) }
    })
    .filter(({ explanation }) => explanation.probability >= least)
    .sort((a, b) => b.explanation.probability - a.explanation.probability || a.index - b.index)
}
