import type { AuctionHistoryItem, BidderFacts, FactSource } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { auction } from '@auctionwiz/domain/scores/test-samples'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { type JobPorts, workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { checkedCrypto, keyChecksPartition } from '@auctionwiz/platform/core/security/checked-crypto'
import { type KeyedCrypto, webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { houseRecord } from '@auctionwiz/records/houses'
import { networkSharingRecord, type Participation, sharingId } from '@auctionwiz/records/network-participation'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { silentMailer } from '../emails/bidder-mailer.ts'
import { emailLinks } from '../emails/email-links.ts'
import { testArchive } from '../house-archive/testing.ts'
import { jobWorks } from '../jobs/job-works.ts'
import { textStops } from '../texts/text-stops.ts'
import type { BidderRef } from './network-keys.ts'
import { type NetworkMessage, type NetworkPorts, networkPorts } from './network-ports.ts'
import { shareWork } from './share-work.ts'

/** What a network of several accounts is tested with; each account has the one house `{account}_house`. */

const now = new Date('2026-11-21T09:00:00Z')

export interface Person {
  id: string
  email: string
  phone?: string
  firstName?: string
  history?: Partial<AuctionHistoryItem>[]
  /** From where the history comes; auctions run here when absent. */
  source?: FactSource
  /** Facts besides those of the history, from the same source. */
  extra?: Partial<BidderFacts>
  /** The house within the account; `{account}_house` when absent. */
  house?: string
}

export const refOf = (accountId: string, bidderId: string, house = `${accountId}_house`): BidderRef => ({
  accountId,
  auctionHouseId: house,
  bidderId,
})

/** As what an account takes part that shares and is not known by a proven domain. */
export const partOf = (accountId: string): Participation => ({ takesPart: true, contributor: `account:${accountId}` })

const messageOf = ({ bidderId, ...place }: BidderRef): NetworkMessage => ({ ...place, bidderIds: [bidderId] })

/** A bidder of a house of the account, as stored. */
export const storedBidder = (accountId: string, person: Person): { ref: BidderRef; document: StoredDocument } => {
  const { id, email, phone, firstName = 'Vanessa', history = [], source = 'auction', extra = {}, house } = person
  const origin = { now, userId: 'u1', userName: 'Una', noteId: 'n1', currency: 'USD' as const, rules: defaultRules }
  const given = { firstName, lastName: 'Parr', email, ...(phone !== undefined && { phone }) }
  const values = newBidderValues(given, origin)
  const auctionHistory = history.map((item, index) => auction({ id: `his_${index}`, source, ...item }))
  const facts = factsFrom(auctionHistory, extra)
  const scores = scoreByRules({ ...values, facts }, defaultRules, now)
  const recorded = (source === 'auction' || source === 'platform') && { recordedFacts: { [source]: facts } }
  const ref = refOf(accountId, id, house)
  const { auctionHouseId } = ref
  const bidder = { ...values, ...scores, facts, ...recorded, auctionHistory, id, auctionHouseId, bidderId: `B-${id}` }
  return { ref, document: bidderRecord.stored(bidderDocument(bidder)) }
}

export const testNetwork = () => {
  const written = new Set<string>()
  const memory = memoryStore(() => now)
  const store: DocumentStore = {
    ...memory,
    write: (container, partition, writes) => {
      if (container === 'people') written.add(partition.join('/'))
      return memory.write(container, partition, writes)
    },
  }
  const log = silentLog
  const jobs: JobMessage[] = []
  const messages: NetworkMessage[] = []
  /** Accounts whose plan is not paid. */
  const unpaid = new Set<string>()
  const keyed = (secret: string) => checkedCrypto({ crypto: webKeyedCrypto(secret), store, setting: 'NETWORK_KEY', log })
  let current = keyed('the key of these tests, which is long enough')
  const crypto: KeyedCrypto = {
    hash: (...args) => current.hash(...args),
    seal: (...args) => current.seal(...args),
    open: (...args) => current.open(...args),
  }
  const network: NetworkPorts = networkPorts({
    store,
    log,
    isPaid: (accountId) => !unpaid.has(accountId),
    now: () => now,
    wait: async () => undefined,
    jobs: { send: async (message) => void jobs.push(message) },
    queue: { send: async (message) => void messages.push(message) },
    crypto,
  })
  const ports: JobPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: network.house({ accountId, auctionHouseId }),
      account: network.account(accountId),
    }),
    works: jobWorks({
      archive: testArchive(emailLinks({ crypto, webOrigin: '', serviceUrl: '' })),
      notify: notifier(store, () => now),
      mailer: silentMailer,
      links: emailLinks({ crypto, webOrigin: '', serviceUrl: '' }),
      textStops: textStops({ store, crypto }),
      network,
      mailWaitMs: 0,
      sales: scheduledSales(store, () => now),
      cases: scheduledCases(store, () => now),
    }),
    queue: network.jobs,
    log,
    now: () => now,
    wait: async () => undefined,
    limitMs: 60_000,
  }
  /** A message is gone once it is worked on without a failure. */
  const workOff = async () => {
    while (jobs.length > 0 || messages.length > 0) {
      for (; messages[0]; messages.shift()) await shareWork(network)(messages[0])
      for (; jobs[0]; jobs.shift()) await workOnJob(ports)(jobs[0])
    }
  }
  const choose = async (accountId: string, sharing: boolean) => {
    const choice = networkSharingRecord.put({ id: sharingId, sharing, changedAt: now.toISOString(), changedBy: 'Una' })
    await network.account(accountId).write([choice, houseRecord.put(testHouse(`${accountId}_house`))])
    messages.push({ accountId })
    await workOff()
  }
  const put = async (accountId: string, person: Person) => {
    const { ref, document } = storedBidder(accountId, person)
    if (person.house !== undefined) await network.account(accountId).write([houseRecord.put(testHouse(person.house))])
    await network.house(ref).write([{ kind: 'put', document }])
    messages.push(messageOf(ref))
    await workOff()
  }
  const remove = async (accountId: string, id: string) => {
    await network.house(refOf(accountId, id)).write([{ kind: 'remove', id }])
    messages.push(messageOf(refOf(accountId, id)))
    await workOff()
  }
  const read = async (accountId: string, id: string, house?: string): Promise<Bidder> => {
    const stored = await readerOf(bidderRecord, network.house(refOf(accountId, id, house))).find(id)
    if (!stored) throw new Error(`no bidder ${id}`)
    return bidderOf(stored)
  }
  /** All that the network holds. */
  const held = async (): Promise<StoredDocument[]> => {
    const pages = await Promise.all(
      [...written].map((bucket) => storedIn(network.people(bucket)).query({ type: 'contribution' }, { limit: 1000 })),
    )
    return pages.flatMap(({ items }) => items)
  }
  const setKey = (secret: string) => {
    current = keyed(secret)
  }
  const clear = async (partition: Partition, type: string) => {
    const { items } = await storedIn(partition).query({ type }, { limit: 1000 })
    for (const { id } of items) await partition.write([{ kind: 'remove', id }])
  }
  /** What an operator deletes before the service gets another key; see `docs/cryptography.md`. */
  const forgetKey = async (accounts: readonly string[]) => {
    for (const bucket of written) await clear(network.people(bucket), 'contribution')
    for (const account of accounts) await clear(network.house(refOf(account, '')), 'network-share')
    await clear(partitionOf(store, 'accounts', keyChecksPartition), 'key-check')
  }
  /** All that is written of one kind into a house or account. */
  const documentsOf = async (partition: Partition, type: string) => (await storedIn(partition).query(query(type), { limit: 1000 })).items
  return { network, choose, put, remove, read, held, workOff, messages, unpaid, documentsOf, setKey, forgetKey }
}

const query = (type: string) => ({ type })

const secret = {
  auctionTitle: 'The Secret Estate of Lord Quibble',
  auctionHouse: 'Hidden Gavel',
  specialNotes: 'drinks port',
  lotNumbers: ['77001'],
  totalSpent: { amount: 1_234_567, currency: 'USD' as const },
  highestBid: { amount: 7_654_321, currency: 'USD' as const },
}

/** A history of which the network may publish only the outcomes. */
export const regular = Array.from({ length: 6 }, (_, index) => ({
  ...secret,
  auctionDate: `2026-0${index + 2}-17T18:00:00Z`,
  daysToPay: 2,
}))

/** Accounts that take part: three that may contribute, and `b` as the reader of most tests. */
export const shared = async (accounts: readonly string[] = ['a', 'b', 'c', 'd']) => {
  const net = testNetwork()
  for (const account of accounts) await net.choose(account, true)
  return net
}

type Net = ReturnType<typeof testNetwork>

/** Three accounts publish of the same person. */
export const putEverywhere = async (net: Net, person: Omit<Person, 'id'>, accounts: readonly string[] = ['a', 'c', 'd']): Promise<void> => {
  for (const account of accounts) await net.put(account, { ...person, id: `${account}1` })
}
