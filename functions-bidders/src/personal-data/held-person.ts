import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderOf, emailKey } from '@auctionwiz/domain/bidders/document'
import type { Searched } from '@auctionwiz/domain/bidders/search'
import type { NamedPerson } from '@auctionwiz/domain/imports/person-keys'
import { type ArchivedBidder, bidderBehind } from '@auctionwiz/platform/core/archived-bidders'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument, Versioned, Write } from '@auctionwiz/platform/core/store'
import { lessLeft } from '../bulk/change-record.ts'
import { goneId, type UndoDocument } from '../bulk/undo-document.ts'
import { hasPersonalDocuments } from './personal-documents.ts'

/** The person whose data is asked for: a bidder's id, also one that only what is left of them names, or an email address. */
export type AskedPerson = { id: string } | { email: string }

/** A record or an address by which rows, views and searches name the person. */
export type NamingRecord = NamedPerson & Searched & Partial<Pick<Bidder, 'notes'>>

export type PersonRecord = Omit<Bidder, 'version'>

/** What the house still has of a person: as a bidder, as a bidder who was deleted and can be brought back, or as what is left of one. */
export interface HeldPerson {
  bidder?: Bidder
  deleted: Versioned<UndoDocument>[]
  /** Ids by which documents refer to the person. */
  ids: string[]
  /** The person's own records, those merged into them, and the address asked for. */
  records: NamingRecord[]
}

/** Fails with not_found for an id that nothing names. An address may name rows of files alone, so it never fails. */
export const heldPerson = async (house: PartitionReader, asked: AskedPerson): Promise<HeldPerson> => {
  const roots = 'id' in asked ? [asked.id] : await idsByEmail(house, asked.email)
  const [live, gone] = await Promise.all([
    Promise.all(roots.map((id) => house.read<BidderDocument>(id))),
    Promise.all(roots.map((id) => house.read<UndoDocument>(goneId(id)))),
  ])
  const bidders = live.flatMap((found) => (found?.document.type === 'bidder' ? [bidderOf(found.document, found.version)] : []))
  const deleted = gone.filter((found) => found !== undefined)
  const archived = await mergedInto(house, roots)
  if ('id' in asked && bidders.length + deleted.length + archived.length === 0) {
    const merged = await bidderBehind(house, asked.id)
    if (merged || !(await hasPersonalDocuments(house, asked.id))) throw notFound('Bidder')
  }
  const [bidder] = bidders
  return {
    ...(bidder && { bidder }),
    deleted,
    ids: roots,
    records: [
      ...bidders,
      ...deleted.flatMap(({ document }) => document.entries.flatMap((entry) => ('bidder' in entry ? [entry.bidder] : []))),
      ...archived,
      ...('email' in asked ? [{ firstName: '', lastName: '', bidderId: '', email: asked.email }] : []),
    ],
  }
}

/** Ids of the bidders who have the address, had it when they were deleted, or had it before a merge, even if the surviving bidder is deleted. */
const idsByEmail = async (house: PartitionReader, email: string): Promise<string[]> => {
  const key = emailKey(email)
  const by = (type: string, field: string) => house.query<StoredDocument>({ type, where: [{ field, equals: key }] }, { limit: pageSize })
  const [live, gone, archived] = await Promise.all([
    by('bidder', 'uniqueKey'),
    by('bidder-undo', 'formerKey'),
    by('archived-bidder', 'formerKey'),
  ])
  const survivors = await Promise.all((archived.items as ArchivedBidder[]).map(({ survivorId }) => lastSurvivor(house, survivorId)))
  const deleted = (gone.items as UndoDocument[]).flatMap(({ entries }) =>
    entries.flatMap((entry) => ('bidder' in entry ? [entry.bidder.id] : [])),
  )
  return [...new Set([...live.items.map(({ id }) => id), ...deleted, ...survivors])]
}

const pageSize = 100

/** The id at the end of a chain of merges, also where its bidder was deleted. */
const lastSurvivor = async (house: PartitionReader, id: string): Promise<string> => {
  const found = await house.read<ArchivedBidder>(id)
  return found?.document.type === 'archived-bidder' ? lastSurvivor(house, found.document.survivorId) : id
}

/** The records that were merged into these, and into those: their names and addresses are the person's as well. */
const mergedInto = async (house: PartitionReader, ids: readonly string[]): Promise<PersonRecord[]> => {
  const records: PersonRecord[] = []
  const open = [...ids]
  for (const id of open) {
    let next: string | undefined
    do {
      const query = { type: 'archived-bidder', where: [{ field: 'survivorId', equals: id }] }
      const page = await house.query<ArchivedBidder>(query, { limit: pageSize, next })
      records.push(...page.items.map(({ bidder }) => bidder))
      open.push(...page.items.map((one) => one.id))
      next = page.next
    } while (next !== undefined)
  }
  return records
}

/** What ends the undo of a deletion for an erased person. */
export const endOfUndo = async (house: Partition, { document, version }: Versioned<UndoDocument>): Promise<Write[]> => [
  { kind: 'remove', id: document.id, version },
  ...(await lessLeft(house, document.run, 1)),
]
