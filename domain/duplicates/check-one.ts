import { type Evidence, evidenceOf } from './evidence.ts'
import type { PeopleIndex } from './index-people.ts'
import { probabilityOf } from './model/weigh.ts'
import type { Person } from './person.ts'
import { addPerson } from './table/add-person.ts'

/** A record that may be the given person. */
export interface LikelyRecord {
  /** Its number in the order of input. */
  record: number
  probability: number
  evidence: Evidence
}

const leastShown = 0.05

/** The records of an index that may be this person, the likeliest first. The index stays as it was. */
export const checkOne = (index: PeopleIndex, person: Person, least = leastShown): LikelyRecord[] => {
  const { table, comparer } = index
  const poolSizes = table.byColumn.map((pool) => pool.size)
  const added = addPerson(table, person)
  try {
    return likelyRecords(index, added, least)
  } finally {
    table.size -= 1
    for (const [column, pool] of table.byColumn.entries()) pool.rollBack(poolSizes[column] ?? 1)
    comparer.forgetFrom(poolSizes)
  }
}

const likelyRecords = ({ comparer, rows, sketch, keys, estimate }: PeopleIndex, added: number, least: number): LikelyRecord[] => {
  const { weights, prior } = estimate
  rows.draw(added)
  const found: LikelyRecord[] = []
  keys.visit(added, (record) => {
    if (!sketch.mayMatch(added, record)) return
    const probability = probabilityOf(comparer.weighAtLeast(added, record, sketch, weights, sketch.least) + prior)
    if (probability >= least) found.push({ record, probability, evidence: evidenceOf(comparer, 0, weights, 0) })
  })
  return found.sort((a, b) => b.probability - a.probability || a.record - b.record)
}
