import { pagesOfParts } from '@auctionwiz/platform/core/records/each-part'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { type AnyRecord, byAnyField, type PersonalData } from '@auctionwiz/platform/core/records/record'
import { type ContainerName, houseContainers, partitionFields } from '@auctionwiz/platform/core/store/containers'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Condition, StoredDocument, Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import { customerRecords } from '@auctionwiz/records/customer-records'
import * as z from 'zod/mini'

/** A declared record, and the field by which the documents of a bidder are found. */
interface Kind {
  record: AnyRecord
  /** Those of a house that hold some. */
  containers: readonly ContainerName[]
  where: (bidderId: string) => Condition
  personal: PersonalData
}

const declaredKinds = (): Kind[] =>
  customerRecords.flatMap((record): Kind[] => {
    const { container, alsoIn = [], fields, personalData } = record.definition
    const containers = [container, ...alsoIn].filter((name) => houseContainers.includes(name))
    if (personalData === 'none') return []
    return [personalData].flat().flatMap((personal: PersonalData): Kind[] => {
      const { of, field } = personal
      if (of !== 'customer' || field === undefined) return []
      const isOne = z.safeParse(fields[field] ?? z.never(), 'bid_1').success
      const where = (id: string): Condition => (isOne ? { field, equals: id } : { field, containsAll: [id] })
      return [{ record, containers, where, personal }]
    })
  })

/** A search by address finds the remaining data of a person through the records merged into theirs, so an erasure removes these last. */
const isMerged = ({ record }: Kind): boolean => record.definition.type === archivedBidderRecord.definition.type

type Purpose = 'give out' | 'erase'

/** Worked out at the first export or erasure, so that no start waits for it. */
let declared: Kind[] | undefined

const kindsFor = (purpose: Purpose): Kind[] => {
  declared ??= declaredKinds()
  const kinds = [...declared.filter((kind) => !isMerged(kind)), ...declared.filter(isMerged)]
  return kinds.filter(({ personal }) => (purpose === 'erase' ? typeof personal.erasure === 'string' : personal.exported))
}

/** A document about a bidder, or about a record merged into theirs. */
export interface PersonalDocument extends Versioned<StoredDocument> {
  /** The bidder or record it is about. */
  bidderId: string
  /** Where it is stored; all of a page are in the same one. */
  container: ContainerName
  /** The part of the house's documents that it belongs to, such as an auction; absent where it belongs to the house as a whole. */
  part?: string
}

const pageSize = 100

/** The house's documents about a bidder and its merged records, besides the record itself, page by page: all for an export, or those to erase. */
export async function* personalDocuments(
  house: PartitionReader,
  bidderId: string,
  purpose: Purpose = 'give out',
): AsyncGenerator<PersonalDocument[]> {
  const all = kindsFor(purpose).flatMap((kind) => kind.containers.map((container) => ({ ...kind, container })))
  for (const { container, ...kind } of all) {
    if (kind.record.definition.ofPart) {
      const owner = house.in(container)
      const level = partitionFields(container).at(-1) ?? ''
      for await (const page of pagesOfParts(kind.record, owner, level, [kind.where(bidderId)], pageSize))
        yield page.map((stored) => ({ ...stored, bidderId, container, part: partOf(stored.document, level) }))
      continue
    }
    let next: string | undefined
    do {
      const lister = listerOf(byAnyField(kind.record), house.in(container))
      const page = await lister.page({ where: [kind.where(bidderId)] }, { limit: pageSize, next })
      if (isMerged(kind)) for (const { document } of page.items) yield* personalDocuments(house, document.id, purpose)
      if (page.items.length > 0) yield page.items.map((stored) => ({ ...stored, bidderId, container }))
      next = page.next
    } while (next !== undefined)
  }
}

const partOf = (document: object, level: string): string => String(new Map<string, unknown>(Object.entries(document)).get(level))

/** Erases a page of documents that are stored elsewhere than the bidder: each in its own part where they belong to parts. */
export const eraseElsewhere = async (house: Partition, page: readonly PersonalDocument[], erasure: (one: PersonalDocument) => Write[]) => {
  const [first] = page
  if (!first) return
  const owner = first.container === house.container ? house : house.in(first.container)
  const writes = page.filter(({ part }) => part === undefined).flatMap(erasure)
  if (writes.length > 0) await owner.write(writes)
  for (const one of page) if (one.part !== undefined) await owner.within(one.part).write(erasure(one))
}

/** Whether any document except legal cases still refers to a deleted bidder. */
export const hasPersonalDocuments = async (house: PartitionReader, bidderId: string): Promise<boolean> => {
  for await (const page of personalDocuments(house, bidderId, 'erase')) if (page.some(({ document }) => !isBare(document))) return true
  return false
}

/** Whether an audit event holds no personal data: an erased event, or the event of an erasure. */
export const isBare = (document: StoredDocument): boolean =>
  document.type === 'audit' && ('erased' in document || ('action' in document && document.action === 'bidder.erase'))
