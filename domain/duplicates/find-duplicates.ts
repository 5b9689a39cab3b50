import { type DuplicatePairs, duplicatePairs } from './duplicate-pairs.ts'
import { type CandidateWatch, learn, type Progress } from './learn.ts'
import { type MatchModel, toModel } from './model/match-model.ts'
import type { Person } from './person.ts'
import { addPerson } from './table/add-person.ts'
import { newTable, type PersonTable } from './table/person-table.ts'

export interface FindOptions {
  /** Told before each part of the work. */
  onProgress?: (progress: Progress) => void
  /** Awaited between the parts of the work, so that others get their turn. */
  pause?: () => Promise<void>
  /** Pairs below this probability are left out; 0.01 unless given. */
  least?: number
  /** For the random pairs that chance is measured on. */
  seed?: number
  onCandidate?: CandidateWatch
}

/** Read once; asynchronous when they come from a store. */
export type People = Iterable<Person> | AsyncIterable<Person>

/** Duplicates of a house, and what was learnt of its records. */
export interface Duplicates {
  pairs: DuplicatePairs
  model: MatchModel
}

const readAtOnce = 20_000
const leastShown = 0.01

/**
 * Finds the records of one house that are one person. Everything it needs to know of their values and errors it learns from the people
 * given; the result does not depend on their order.
 * @param people are not held; pairs name them by position, from 0
 */
export const findDuplicates = async (people: People, options: FindOptions = {}): Promise<Duplicates> => {
  const { onProgress, pause, least = leastShown, seed = 1, onCandidate } = options
  const table = newTable()
  const rest = async (progress: Progress): Promise<void> => {
    onProgress?.(progress)
    await pause?.()
  }
  await rest({ step: 'reading', share: 0 })
  if (Symbol.iterator in people) {
    for (const person of people) {
      addPerson(table, person)
      if (table.size % readAtOnce === 0) await rest({ step: 'reading', share: 0 })
    }
  } else for await (const person of people) addPerson(table, person)
  return findInTable(table, { rest, least, seed, onCandidate })
}

interface TableOptions {
  rest: (progress: Progress) => Promise<void>
  least: number
  seed: number
  onCandidate: CandidateWatch | undefined
}

const findInTable = async (table: PersonTable, { rest, least, seed, onCandidate }: TableOptions): Promise<Duplicates> => {
  const work = learn(table, seed, onCandidate)
  let turn = work.next()
  while (!turn.done) {
    await rest(turn.value)
    turn = work.next()
  }
  await rest({ step: 'clustering', share: 0 })
  return { pairs: duplicatePairs(turn.value, least), model: toModel(table, turn.value.learnt) }
}
