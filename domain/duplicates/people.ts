import type { Person } from './person.ts'
import { addPerson } from './table/add-person.ts'
import { newTable, type PersonTable } from './table/person-table.ts'

/** Read once, as a stream; asynchronous when they come from a store. */
export type People = Iterable<Person> | AsyncIterable<Person>

const readAtOnce = 20_000

/** Adds all people, yielding regularly. */
export const readPeople = async (people: People, rest?: () => Promise<void>): Promise<PersonTable> => {
  const table = newTable()
  if (Symbol.asyncIterator in people) {
    for await (const person of people) addPerson(table, person)
    return table
  }
  for (const person of people) {
    addPerson(table, person)
    if (table.size % readAtOnce === 0) await rest?.()
  }
  return table
}
