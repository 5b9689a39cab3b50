import { type ContainerName, houseContainers } from '@auctionwiz/platform/core/containers'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { PersonalData } from '@auctionwiz/platform/core/records/record'
import type { Condition, StoredDocument, Versioned } from '@auctionwiz/platform/core/store'
import { allRecords } from '@auctionwiz/records/all-records'
import * as z from 'zod/mini'

/** Records of one declared type, and the field by which those of a bidder are found. */
interface Kind {
  types: readonly string[]
  /** Those of a house that hold some. */
  containers: readonly ContainerName[]
  where: (bidderId: string) => Condition
  personal: PersonalData
}

const declared = allRecords.flatMap(({ definition: { type, formerTypes = [], container, alsoIn = [], fields, personalData } }): Kind[] => {
  const containers = [container, ...alsoIn].filter((name) => houseContainers.includes(name))
  if (personalData === 'none') return []
  return [personalData].flat().flatMap((personal: PersonalData): Kind[] => {
    const { of, field } = personal
    if (of !== 'bidder' || field === undefined) return []
    const isOne = z.safeParse(fields[field] ?? z.never(), 'bid_1').success
    const where = (id: string): Condition => (isOne ? { field, equals: id } : { field, containsAll: [id] })
    return [{ types: [type, ...formerTypes], containers, where, personal }]
  })
})

/** A search by address finds the remaining data of a person through the records merged into theirs, so an erasure removes these last. */
const isMerged = ({ types }: Kind): boolean => types.includes('archived-bidder')
const kinds = [...declared.filter((kind) => !isMerged(kind)), ...declared.filter(isMerged)]

const givenOut = kinds.filter(({ personal }) => personal.exported)
const erased = kinds.filter(({ personal }) => typeof personal.erasure === 'string')

/** A document that tells of a bidder, or of a record that was merged into theirs. */
export interface PersonalDocument extends Versioned<StoredDocument> {
  /** The bidder or record that it tells of. */
  bidderId: string
  /** Where it is stored; all of a page are in the same one. */
  container: ContainerName
}

const pageSize = 100

/** What the house keeps of a bidder, and of records that were merged into it, beside the record itself, page by page: all to give out, or what to erase. */
export async function* personalDocuments(
  house: PartitionReader,
  bidderId: string,
  purpose: 'give out' | 'erase' = 'give out',
): AsyncGenerator<PersonalDocument[]> {
  const all = (purpose === 'erase' ? erased : givenOut).flatMap((kind) => kind.containers.map((container) => ({ ...kind, container })))
  for (const { types, where, container } of all) {
    let next: string | undefined
    do {
      const page = await house.in(container).query<StoredDocument>({ type: types, where: [where(bidderId)] }, { limit: pageSize, next })
      if (types.includes('archived-bidder')) for (const { id } of page.items) yield* personalDocuments(house, id, purpose)
      if (page.items.length > 0)
        yield page.items.map((document, index) => ({ document, version: page.versions[index] ?? '', bidderId, container }))
      next = page.next
    } while (next !== undefined)
  }
}

/** Whether any document except legal cases still refers to a deleted bidder. */
export const hasPersonalDocuments = async (house: PartitionReader, bidderId: string): Promise<boolean> => {
  for await (const page of personalDocuments(house, bidderId, 'erase')) if (page.some(({ document }) => !isBare(document))) return true
  return false
}

/** Whether an audit event holds no personal data: an erased event, or the event of an erasure. */
export const isBare = (document: StoredDocument): boolean =>
  document.type === 'audit' && ('erased' in document || ('action' in document && document.action === 'bidder.erase'))
