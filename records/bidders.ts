import { type Bidder, bidder } from '@auctionwiz/contracts/bidders'
import { score, tier } from '@auctionwiz/contracts/scores'
import { emailKey, searchKeys } from '@auctionwiz/domain/bidders/document'
import { listKeys } from '@auctionwiz/domain/bidders/list-keys'
import { isFields } from '@auctionwiz/platform/core/records/packing'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record, type Upgrade } from '@auctionwiz/platform/core/records/record'
import { without } from '@auctionwiz/platform/core/records/without'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { bidderPackings } from './bidder-packing.ts'

const {
  id: _id,
  version: _version,
  aiNotesSynopsis: _synopsis,
  aiNationalScore: _evidence,
  confidence: _confidence,
  ...shown
} = bidder.shape
const { parts, ...scoreFields } = score.shape
const text = z.optional(z.string())

/** All of a bidder but id and version. */
const bidderFields = {
  ...shown,
  dateOfBirth: text,
  // A file's texts can be longer than those that staff type.
  address: z.object({ street: text, city: text, state: text, zip: text, country: text }),
}

/** A bidder without what serves search, as documents keep one that is no longer listed. */
export const unversionedBidder = z.object({ id: z.string(), ...bidderFields })

const keyed = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: text,
  bidderId: z.string(),
  dateOfBirth: text,
  sharedEmail: text,
  address: bidderFields.address,
})

/** Fewer grams and blocking keys find the same bidders. What lacks the fields that they are made of is left for the check to refuse. */
const withFewerKeys: Upgrade = (fields) => {
  const { success, data } = z.safeParse(keyed, fields)
  return success ? { ...fields, ...searchKeys(data) } : { ...fields }
}

/** For some hours `mostRecentAuction` was stored under another name. */
const withNamedFacts: Upgrade = (fields) => {
  const { facts, recordedFacts, network } = fields
  return {
    ...fields,
    facts: renamedFact(facts),
    ...(isFields(recordedFacts) && {
      recordedFacts: Object.fromEntries(Object.entries(recordedFacts).map(([from, of]) => [from, renamedFact(of)])),
    }),
    ...(isFields(network) && { network: { ...network, facts: renamedFact(network.facts) } }),
  }
}

const renamedFact = (facts: unknown): unknown => {
  if (!isFields(facts) || !('maxRecentAuction' in facts)) return facts
  const { maxRecentAuction, ...others } = facts
  return { mostRecentAuction: maxRecentAuction, ...others }
}

const scoreSum = z.object({ score: z.int(), tier })

const listed = z.object({
  nationalScore: scoreSum,
  localScore: scoreSum,
  facts: z.object({ mostRecentAuction: text }),
  address: bidderFields.address,
})

/** What lists sort and filter by. What lacks the fields that these are made of is left for the check to refuse. */
const withListKeys: Upgrade = (fields) => {
  const { success, data } = z.safeParse(listed, fields)
  return success ? { ...fields, listKeys: listKeys(data) } : { ...fields }
}

export const bidderRecord = record({
  type: 'bidder',
  container: 'bidders',
  idPrefix: 'bid',
  sequence: 'bidders',
  names: ['bidder', 'bidders'],
  about: 'A bidder of the house with scores, facts, auction history and notes, and the keys by which search and matching find them.',
  fields: () => ({
    ...bidderFields,
    // The parts of the scores are stored apart, so that a list reads only the sums.
    nationalScore: z.object(scoreFields),
    localScore: z.object(scoreFields),
    scoreParts: z.object({ national: parts, local: parts }),
    uniqueKey: z.string(),
    nameKey: z.string(),
    searchText: z.string(),
    grams: z.array(z.string()),
    blockingKeys: z.array(z.string()),
    listKeys: z.object({ national: z.int(), local: z.int(), lastAuction: z.string(), city: z.string() }),
  }),
  upgrades: [(fields) => withFewerKeys(withNamedFacts(fields)), withListKeys],
  packed: bidderPackings,
  indexes: {
    fields: [
      'status',
      'autoInviteStatus',
      'tags[]',
      'preferredCategories[]',
      'listKeys.city',
      'grams[]',
      'blockingKeys[]',
      'sharedEmail',
      'uniqueKey',
      'updatedAt',
    ],
    composite: [
      ...['national', 'local'].flatMap((name) => [
        [`listKeys.${name}`],
        [`${name}Score.tier`, `listKeys.${name}`],
        ['status', `listKeys.${name}`],
        ['status', `${name}Score.tier`, `listKeys.${name}`],
      ]),
      ['nameKey'],
      ['status', 'nameKey'],
      ['facts.spent'],
      ['status', 'facts.spent'],
      ['listKeys.lastAuction'],
      ['createdAt'],
      ['updatedAt'],
    ],
  },
  personalData: { of: 'customer', exported: true, erasure: 'removed' },
  blocksHouseDeletion: true,
  spreadsheet: true,
  nameOf: ({ name }) => name,
})

export type BidderDocument = DocumentOf<typeof bidderRecord>

/** What serves search, matching and lists, or is put together with the scores. */
const ownFields = new Set(['type', 'uniqueKey', 'nameKey', 'searchText', 'grams', 'blockingKeys', 'listKeys', 'scoreParts'] as const)

/** The bidder as callers see it. */
export function bidderOf({ document, version }: Versioned<BidderDocument>): Bidder {
  const { nationalScore, localScore, scoreParts } = document
  return {
    ...without(document, ownFields),
    nationalScore: { ...nationalScore, parts: scoreParts.national },
    localScore: { ...localScore, parts: scoreParts.local },
    version,
  }
}

/** One bidder of the house; undefined where there is none. */
export async function findBidder(house: PartitionReader, id: string): Promise<Bidder | undefined> {
  const stored = await readerOf(bidderRecord, house).find(id)
  return stored && bidderOf(stored)
}

/** One bidder of the house. @throws Failure `not_found` */
export const readBidder = async (house: PartitionReader, id: string): Promise<Bidder> =>
  bidderOf(await readerOf(bidderRecord, house).read(id))

/** Those of the bidders that exist, by id: point reads side by side, the cheapest way to documents whose ids are known. */
export async function readBidders(house: PartitionReader, ids: readonly string[]): Promise<Map<string, Bidder>> {
  const bidders = readerOf(bidderRecord, house)
  const found = await Promise.all(ids.map((id) => bidders.find(id)))
  return new Map(found.flatMap((stored) => (stored ? [[stored.document.id, bidderOf(stored)] as const] : [])))
}

/** The ids of bidders alone. */
export const bidderIds = projection(bidderRecord, [])

const holders = projection(bidderRecord, ['uniqueKey', 'bidderId', 'name', 'email'])

/** Who has these email addresses in the house, by the key of the address. */
export async function emailHolders(house: PartitionReader, keys: readonly string[]): Promise<Map<string, PartOf<typeof holders>>> {
  if (keys.length === 0) return new Map()
  const { items } = await listerOf(holders, house).page({ where: [{ field: 'uniqueKey', in: keys }] }, { limit: keys.length })
  return new Map(items.map(({ document }) => [document.uniqueKey, document]))
}

/** Who has this email address in the house. */
export const emailHolder = async (house: PartitionReader, email: string): Promise<PartOf<typeof holders> | undefined> =>
  (await emailHolders(house, [emailKey(email)])).get(emailKey(email))
