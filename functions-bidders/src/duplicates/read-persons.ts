import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { addPerson } from '@auctionwiz/domain/duplicates/table/add-person'
import { newTable, type PersonTable } from '@auctionwiz/domain/duplicates/table/person-table'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderRecord } from '@auctionwiz/records/bidders'

const personFields = ['bidderId', 'name', 'firstName', 'lastName', 'email', 'sharedEmail', 'phone', 'dateOfBirth', 'address'] as const

/** What is compared and shown of a bidder. */
export const persons = projection(bidderRecord, personFields)
export type PersonDocument = PartOf<typeof persons>

/** The bidders of a house for matching; their texts are held once. */
export interface Persons {
  table: PersonTable
  ids: string[]
  /** By record, a number that changes with what is compared and shown. */
  prints: number[]
}

/** Small enough that calls which arrive while a page is taken apart are answered soon. */
const pageSize = 250

/** Pages read between two progress reports. */
const pagesPerReport = 20

/** Reads all bidders, only the fields needed; yields how many it has from time to time. */
export async function* readPersons(house: PartitionReader): AsyncGenerator<number, Persons> {
  const found: Persons = { table: newTable(), ids: [], prints: [] }
  const lister = listerOf(persons, house)
  let next: string | undefined
  let pages = 0
  do {
    const page = await lister.page({}, { limit: pageSize, next })
    for (const { document: person } of page.items) {
      addPerson(found.table, personOfBidder(person))
      found.ids.push(person.id)
      found.prints.push(printOf(person))
    }
    next = page.next
    pages += 1
    if (pages % pagesPerReport === 0) yield found.ids.length
  } while (next !== undefined)
  return found
}

/** FNV-1a of the fields (G. Fowler, L. C. Noll, P. Vo, 1991). */
export const printOf = (person: PersonDocument): number => {
  const text = JSON.stringify(personFields.map((field) => person[field]))
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash | 0
}
