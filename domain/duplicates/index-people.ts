import { KeyIndex } from './blocking/key-index.ts'
import { Comparer } from './compare/comparer.ts'
import { Sketch } from './compare/sketch.ts'
import { SketchRows } from './compare/sketch-rows.ts'
import { atOnce } from './in-parts.ts'
import { learn } from './learn.ts'
import { measureFrequencies } from './model/frequencies.ts'
import { fromModel, listedValues, type MatchModel } from './model/match-model.ts'
import type { Estimate } from './model/weigh.ts'
import { type People, readPeople } from './people.ts'
import type { PersonTable } from './table/person-table.ts'

/** The people of a house, ready to be compared with one more. */
export interface PeopleIndex {
  table: PersonTable
  comparer: Comparer
  rows: SketchRows
  sketch: Sketch
  keys: KeyIndex
  estimate: Estimate
}

/** What a pair must be able to weigh, the prior included, to be compared at all. */
const worthwhile = -7

/**
 * Prepares the people of a house for checking single ones against them.
 * @param model what was learnt of the house before; without it, it is learnt now, which takes as long as finding all duplicates
 */
export const prepareIndex = async (people: People, model?: MatchModel): Promise<PeopleIndex> => {
  const table = await readPeople(people)
  const { comparer, estimate } = model ? known(table, model) : learnt(table)
  const rows = new SketchRows(comparer, table.size + 1)
  const sketch = new Sketch(rows, estimate.weights, worthwhile - estimate.prior)
  return { table, comparer, rows, sketch, keys: new KeyIndex(table), estimate }
}

const known = (table: PersonTable, model: MatchModel): Pick<PeopleIndex, 'comparer' | 'estimate'> => {
  const { estimate } = fromModel(model)
  return { comparer: new Comparer(table, measureFrequencies(table, listedValues).frequencies), estimate }
}

const learnt = (table: PersonTable): Pick<PeopleIndex, 'comparer' | 'estimate'> => {
  const found = atOnce(learn(table))
  return { comparer: found.comparer, estimate: found.learnt.estimate }
}
