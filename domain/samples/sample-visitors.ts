import type { SamplePerson } from './sample-files.ts'

/** Bidders of the first sample house who are bidders of the second as well. */
const visitorCount = 8
/** Auctions that a person takes part in who is known at other houses. */
const leastHistory = 4

export interface SampleVisitor {
  /** The person's index in the house they come from. */
  index: number
  /** The same person in the other house, where every second one has no history yet. */
  person: SamplePerson
}

/** People of a house who also bid at another house of the same account. */
export const sampleVisitors = (people: readonly SamplePerson[]): SampleVisitor[] =>
  people
    .map((person, index) => ({ index, person }))
    .filter(({ person }) => person.history.length >= leastHistory)
    .slice(-visitorCount)
    .map(({ index, person }, order) => {
      const history = order % 2 === 0 ? [] : person.history.filter((_, at) => at % 2 === 0)
      return { index, person: { ...person, status: 'Active', history, extra: {}, notes: [], tags: [] } }
    })

/** Other accounts that share a house's frequent bidders. */
export const regularsAccounts = 3

/**
 * A house's frequent bidders as another account knows them, with two thirds of their auctions, different ones in each account. If
 * three accounts know them, the network shows what they publish.
 * @param account from 0
 */
export const sampleRegulars = (people: readonly SamplePerson[], account: number): SamplePerson[] =>
  people
    .filter(({ history }) => history.length >= leastHistory)
    .map((person) => ({
      ...person,
      status: 'Active',
      history: person.history.filter((_, at) => (at + account) % regularsAccounts !== 0),
      extra: {},
    }))
