import { CandidateSource } from '@auctionwiz/domain/duplicates/blocking/candidates'
import { broadRules, sharpRules } from '@auctionwiz/domain/duplicates/blocking/rules'
import { readPeople } from '@auctionwiz/domain/duplicates/people'
import type { Person } from '@auctionwiz/domain/duplicates/person'
import { jaroWinklerOf } from '@auctionwiz/domain/duplicates/text/jaro-winkler'
import { countTruePairs, type Score, scoreOf } from './quality.ts'

/** What simpler means reach on the same people. */
export interface Baselines {
  /** Share of the true pairs that blocking lets be compared. */
  blockingRecall: number
  candidates: number
  /** Both names and postcode the same, letter by letter. */
  exact: Score
  /** Mean Jaro–Winkler similarity of the fields known in both of 0.88 or more, over the same candidates. */
  jaroWinkler: Score
}

const similarFrom = 0.88
const compared = [
  'givenName',
  'surname',
  'streetNumber',
  'street',
  'secondLine',
  'suburb',
  'postcode',
  'state',
  'dateOfBirth',
  'email',
  'phone',
] as const

const meanSimilarity = (a: Person, b: Person): number => {
  let sum = 0
  let known = 0
  for (const field of compared) {
    if (!a[field] || !b[field]) continue
    sum += jaroWinklerOf(a[field], b[field])
    known += 1
  }
  return known === 0 ? 0 : sum / known
}

const isExact = (a: Person, b: Person): boolean =>
  a.givenName !== undefined &&
  a.givenName === b.givenName &&
  a.surname !== undefined &&
  a.surname === b.surname &&
  a.postcode !== undefined &&
  a.postcode === b.postcode

/** Candidate pairs, each once: those of the search. */
const candidatesOf = async (people: readonly Person[]): Promise<Set<number>> => {
  const table = await readPeople(people)
  const found = new Set<number>()
  const steps = new CandidateSource(table).visit([...sharpRules, ...broadRules], (a, b) => {
    found.add(Math.min(a, b) * people.length + Math.max(a, b))
  })
  while (!steps.next().done);
  return found
}

export const measureBaselines = async (people: readonly Person[], entities: ArrayLike<number>): Promise<Baselines> => {
  const candidates = await candidatesOf(people)
  const counts = { exact: { right: 0, wrong: 0 }, similar: { right: 0, wrong: 0 }, met: 0 }
  for (const pair of candidates) {
    const a = Math.floor(pair / people.length)
    const b = pair % people.length
    const outcome = entities[a] === entities[b] ? 'right' : 'wrong'
    if (outcome === 'right') counts.met += 1
    const [first, second] = [people[a] ?? {}, people[b] ?? {}]
    if (isExact(first, second)) counts.exact[outcome] += 1
    if (meanSimilarity(first, second) >= similarFrom) counts.similar[outcome] += 1
  }
  const truePairs = countTruePairs(entities)
  return {
    blockingRecall: counts.met / truePairs,
    candidates: candidates.size,
    exact: scoreOf(counts.exact.right, counts.exact.wrong, truePairs),
    jaroWinkler: scoreOf(counts.similar.right, counts.similar.wrong, truePairs),
  }
}
