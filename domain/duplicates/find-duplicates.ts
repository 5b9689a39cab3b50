import { type DuplicatePairs, duplicatePairs } from './duplicate-pairs.ts'
import { partsOf } from './in-parts.ts'
import { learn, type Progress } from './learn.ts'
import { type MatchModel, toModel } from './model/match-model.ts'
import { type People, readPeople } from './people.ts'

export interface FindOptions {
  /** Called before each part of the work. */
  onProgress?: (progress: Progress) => void
  /** Awaited between the parts of the work, so that other tasks run. */
  pause?: () => Promise<void>
  /** Pairs below this probability are left out; 0.01 unless given. */
  least?: number
  /** For the random pairs that chance is measured on. */
  seed?: number
}

/** Duplicates of a house, and what was learnt of its records. */
export interface Duplicates {
  pairs: DuplicatePairs
  model: MatchModel
}

const leastShown = 0.01

/**
 * Finds the records of one house that are one person. Everything it needs to know of their values and errors it learns from the people
 * given; the result does not depend on their order.
 * @param people pairs name them by position, from 0
 */
export const findDuplicates = async (people: People, options: FindOptions = {}): Promise<Duplicates> => {
  const { onProgress, pause, least = leastShown, seed } = options
  const rest = async (progress: Progress): Promise<void> => {
    onProgress?.(progress)
    await pause?.()
  }
  const table = await readPeople(people, () => rest({ step: 'reading', share: 0 }))
  const work = learn(table, seed)
  let turn = work.next()
  while (!turn.done) {
    await rest(turn.value)
    turn = work.next()
  }
  await rest({ step: 'clustering', share: 0 })
  const clustering = partsOf(duplicatePairs(turn.value, least), { step: 'clustering', share: 0.5 } as const)
  let clustered = clustering.next()
  while (!clustered.done) {
    await rest(clustered.value)
    clustered = clustering.next()
  }
  return { pairs: clustered.value, model: toModel(table, turn.value.learnt) }
}
