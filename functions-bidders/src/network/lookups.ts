import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { houseIds } from '@auctionwiz/records/houses'
import {
  type LookupDocument,
  type LookupSummary,
  lookupSummaryId,
  lookupSummaryRecord,
  networkLookupsRecord,
} from '@auctionwiz/records/network-lookups'
import { networkShareRecord } from '@auctionwiz/records/network-shares'
import { freeLookups, lookupsPerPublished } from './lookup-summary.ts'
import { type NetworkPorts, networkRetries } from './network-ports.ts'

/** A bidder to look up in the network. */
export interface Asked {
  bidderId: string
  /** Of the person's email, see `NetworkKeys.personKeys`. */
  personKey: string
  /** Whether the account publishes of the person: then the lookup is not limited. */
  publishes: boolean
  /** Whether it is known already that the account asks. */
  known: boolean
}

const buckets = 64
const monthMs = 30 * 86_400_000
const recomputeMs = 3_600_000

const bucketOf = (personKey: string): string => `${lookupSummaryId}:${Number.parseInt(personKey.slice(0, 2), 16) % buckets}`
const shortKey = (personKey: string): string => personKey.slice(0, 12)

/**
 * Returns the bidders that the account may look up. A person looked up before stays admitted. A limited number of people without an auction
 * recorded by the account is added, see `lookup-summary.ts`. One audit event of the account names all people who are looked up for the first time.
 */
export const allowLookups = (ports: NetworkPorts, place: Place, asked: readonly Asked[]): Promise<Set<string>> =>
  // Another house of the account may look up people at the same moment.
  retryConflicts(() => admit(ports, place, asked), ['stale', 'exists'], networkRetries(ports))

interface Place {
  accountId: string
  auctionHouseId: string
}

const admit = async (ports: NetworkPorts, place: Place, asked: readonly Asked[]): Promise<Set<string>> => {
  const account = ports.account(place.accountId)
  const limited = asked.filter(({ publishes }) => !publishes)
  const stored = await lookedUp(account, limited)
  const isKnown = ({ personKey }: Asked) => stored.get(bucketOf(personKey))?.document.people.includes(shortKey(personKey)) ?? false
  const fresh = limited.filter((one) => !isKnown(one))
  const summary = fresh.length === 0 ? undefined : await readSummary(ports, place.accountId, fresh.length)
  const admitted = fresh.slice(0, Math.max(0, (summary?.document.allowed ?? 0) - (summary?.document.total ?? 0)))
  const first = [...admitted, ...asked.filter(({ publishes, known }) => publishes && !known)]
  const writes = [...noted(stored, admitted), ...(summary ? [counted(summary, admitted.length)] : [])]
  if (first.length > 0) writes.push(lookupEvent(ports.now(), place, first))
  if (first.length > 0 || summary?.recomputed) await account.write(writes)
  const refused = new Set(fresh.slice(admitted.length))
  return new Set(asked.filter((one) => !refused.has(one)).map(({ bidderId }) => bidderId))
}

const lookedUp = async (account: PartitionReader, asked: readonly Asked[]): Promise<Map<string, Versioned<LookupDocument>>> => {
  const ids = [...new Set(asked.map(({ personKey }) => bucketOf(personKey)))]
  if (ids.length === 0) return new Map()
  const { items } = await readerOf(networkLookupsRecord, account).page({ where: [{ field: 'id', in: ids }] }, { limit: buckets })
  return new Map(items.map((stored) => [stored.document.id, stored]))
}

const noted = (stored: ReadonlyMap<string, Versioned<LookupDocument>>, admitted: readonly Asked[]): Write[] =>
  [...Map.groupBy(admitted, ({ personKey }) => bucketOf(personKey))].map(([id, some]) => {
    const before = stored.get(id)
    const people = [...new Set([...(before?.document.people ?? []), ...some.map(({ personKey }) => shortKey(personKey))])]
    return before ? networkLookupsRecord.replacement({ id, people }, before.version) : networkLookupsRecord.creation({ id, people })
  })

interface Summary {
  document: LookupSummary
  version: string | undefined
  recomputed?: boolean
}

/** The summary of what the account may look up, recomputed when it is used up or old. */
const readSummary = async (ports: NetworkPorts, accountId: string, wanted: number): Promise<Summary> => {
  const account = ports.account(accountId)
  const now = ports.now()
  const stored = await readerOf(lookupSummaryRecord, account).find(lookupSummaryId)
  const at = now.toISOString()
  const none = { id: lookupSummaryId, total: 0, allowed: freeLookups, computedAt: at, since: at }
  const document = stored?.document ?? lookupSummaryRecord.document(none)
  const isShort = document.total + wanted > document.allowed
  if (!stored || !isShort || now.getTime() - Date.parse(document.computedAt) < recomputeMs) return { document, version: stored?.version }
  const months = 1 + Math.floor((now.getTime() - Date.parse(document.since)) / monthMs)
  const allowed = freeLookups * months + lookupsPerPublished * (await publishedPeople(ports, accountId))
  return { document: { ...document, allowed, computedAt: at }, version: stored.version, recomputed: true }
}

/** Of how many bidders the account publishes, in all its houses. */
const publishedPeople = async (ports: NetworkPorts, accountId: string): Promise<number> => {
  let published = 0
  for await (const { document } of listerOf(houseIds, ports.account(accountId)).each())
    published += await readerOf(networkShareRecord, ports.house({ accountId, auctionHouseId: document.id })).count()
  return published
}

const counted = ({ document, version }: Summary, more: number): Write => {
  const after = { ...document, total: document.total + more }
  return version === undefined ? lookupSummaryRecord.creation(after) : lookupSummaryRecord.replacement(after, version)
}

const lookupEvent = (now: Date, { auctionHouseId }: Place, first: readonly Asked[]): Write =>
  auditWrite(
    { now, actorId: 'system', actorName: 'AuctionWiz', address: '', correlationId: randomId('net') },
    {
      action: 'network.lookup',
      subjectType: 'house',
      subjectId: auctionHouseId,
      after: { people: first.length, bidderIds: first.map(({ bidderId }) => bidderId) },
    },
  )
