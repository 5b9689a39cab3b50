import type { SamplePerson } from './sample-files.ts'

/** Bidders of the first sample house who are bidders of the second as well. */
const visitorCount = 8
/** Auctions that a person takes part in who is known at other houses. */
const leastHistory = 4

export interface SampleVisitor {
  /** Where the person stands among the people of the house that they come from. */
  index: number
  /** The same person as the other house knows them: every second one has done nothing there yet. */
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
      return { index, person: { ...person, status: 'Active', history, extra: {} } }
    })

/** Accounts that know the regulars of a house, besides its own. */
export const regularsAccounts = 3

/**
 * People of a house who take part in many auctions, as another account knows them: two thirds of their auctions, other ones in each account. Where
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
