import type { Bidder } from '@auctionwiz/contracts/bidders'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import type { Searched } from '@auctionwiz/domain/bidders/search'
import type { NamedPerson } from '@auctionwiz/domain/imports/person-keys'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { archivedBidderRecord, resolveMerged } from '@auctionwiz/records/archived-bidders'
import { bidderUndoRecord, deletedBidders, goneId, type UndoDocument } from '@auctionwiz/records/bidder-undos'
import { emailHolder, readBidders } from '@auctionwiz/records/bidders'
import { lessLeft } from '../bulk/change-record.ts'
import { hasPersonalDocuments } from './personal-documents.ts'

/** The requested person: a bidder's id, also of one of whom only remnants exist, or an email address. */
export type AskedPerson = { id: string } | { email: string }

/** A record or an address by which rows, views and searches name the person. */
export type NamingRecord = NamedPerson & Searched & Partial<Pick<Bidder, 'notes'>>

export type PersonRecord = Omit<Bidder, 'version'>

/** What the house still has of a person: a bidder, a deleted bidder who can be restored, or remnants of one. */
export interface HeldPerson {
  bidder?: Bidder
  deleted: Versioned<UndoDocument>[]
  /** Ids by which documents refer to the person. */
  ids: string[]
  /** The person's own records, those merged into them, and the requested address. */
  records: NamingRecord[]
}

/** Fails with not_found for an id that nothing names. An address may name rows of files alone, so it never fails. */
export const heldPerson = async (house: PartitionReader, asked: AskedPerson): Promise<HeldPerson> => {
  const roots = 'id' in asked ? [asked.id] : await idsByEmail(house, asked.email)
  const [live, gone] = await Promise.all([
    readBidders(house, roots),
    Promise.all(roots.map((id) => readerOf(bidderUndoRecord, house).find(goneId(id)))),
  ])
  const bidders = [...live.values()]
  const deleted = gone.filter((found) => found !== undefined)
  const archived = await mergedInto(house, roots)
  if ('id' in asked && bidders.length + deleted.length + archived.length === 0) {
    const merged = await resolveMerged(house, asked.id)
    if (merged || !(await hasPersonalDocuments(house, asked.id))) throw notFound('Bidder')
  }
  const [bidder] = bidders
  return {
    ...(bidder && { bidder }),
    deleted,
    ids: roots,
    records: [
      ...bidders,
      ...deleted.flatMap(({ document }) => deletedBidders(document)),
      ...archived,
      ...('email' in asked ? [{ firstName: '', lastName: '', bidderId: '', email: asked.email }] : []),
    ],
  }
}

/** Ids of bidders who have the address, had it when deleted, or had it before a merge, even if the surviving bidder is deleted. */
const idsByEmail = async (house: PartitionReader, email: string): Promise<string[]> => {
  const key = emailKey(email)
  const where = [{ field: 'formerKey', equals: key } as const]
  const [live, gone, archived] = await Promise.all([
    emailHolder(house, email),
    readerOf(bidderUndoRecord, house).page({ where }, { limit: pageSize }),
    readerOf(archivedBidderRecord, house).page({ where }, { limit: pageSize }),
  ])
  const survivors = await Promise.all(archived.items.map(({ document }) => lastSurvivor(house, document.survivorId)))
  const deleted = gone.items.flatMap(({ document }) => deletedBidders(document).map(({ id }) => id))
  return [...new Set([...(live ? [live.id] : []), ...deleted, ...survivors])]
}

const pageSize = 100

/** The id at the end of a chain of merges, also where its bidder was deleted. */
const lastSurvivor = async (house: PartitionReader, id: string): Promise<string> => {
  const found = await readerOf(archivedBidderRecord, house).find(id)
  return found ? lastSurvivor(house, found.document.survivorId) : id
}

/** The records that were merged into these, and into those: their names and addresses are the person's as well. */
const mergedInto = async (house: PartitionReader, ids: readonly string[]): Promise<PersonRecord[]> => {
  const records: PersonRecord[] = []
  const open = [...ids]
  for (const id of open) {
    const where = [{ field: 'survivorId', equals: id } as const]
    for await (const { document } of readerOf(archivedBidderRecord, house).each({ where }, pageSize)) {
      records.push(document.bidder)
      open.push(document.id)
    }
  }
  return records
}

/** What ends the undo of a deletion for an erased person. */
export const endOfUndo = async (house: Partition, { document, version }: Versioned<UndoDocument>): Promise<Write[]> => [
  { kind: 'remove', id: document.id, version },
  ...(await lessLeft(house, document.run, 1)),
]
