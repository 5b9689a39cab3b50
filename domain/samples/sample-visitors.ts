import type { SamplePerson } from './sample-files.ts'

/** So many bidders of the first sample house are bidders of the second as well. */
const visitorCount = 8
/** Auctions that a person takes part in who is known at two houses. */
const leastHistory = 4

export interface SampleVisitor {
  /** Where the person stands among the people of the house that they come from. */
  index: number
  /** The same person as the other house knows them: every second one has done nothing there yet. */
  person: SamplePerson
}

/** People of a house who come to another one too, so that the two tell each other of them through the network. */
export const sampleVisitors = (people: readonly SamplePerson[]): SampleVisitor[] =>
  people
    .map((person, index) => ({ index, person }))
    .filter(({ person }) => person.history.length >= leastHistory)
    .slice(-visitorCount)
    .map(({ index, person }, order) => {
      const history = order % 2 === 0 ? [] : person.history.filter((_, at) => at % 2 === 0)
      return { index, person: { ...person, status: 'Active', history, extra: {} } }
    })
