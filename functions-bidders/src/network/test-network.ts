import type { AuctionHistoryItem, Bidder } from '@auctionwiz/contracts/bidders'
import { type BidderDocument, bidderDocument, bidderOf } from '@auctionwiz/domain/bidders/document'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { factsFrom } from '@auctionwiz/domain/scores/history-facts'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'
import { auction } from '@auctionwiz/domain/scores/test-samples'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { type JobPorts, workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { webKeyedCrypto } from '@auctionwiz/platform/core/keyed-crypto'
import { memoryStore } from '@auctionwiz/platform/core/memory-store'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store'
import { jobWorks } from '../jobs/job-works.ts'
import type { Seat } from './network-keys.ts'
import { type NetworkMessage, type NetworkPorts, networkPorts } from './network-ports.ts'
import { shareWork } from './share-work.ts'
import { type SharingDocument, sharingId } from './sharing.ts'

/** What a network of several accounts is tested with; each account has the one house `{account}_house`. */

const now = new Date('2026-11-21T09:00:00Z')

export interface Person {
  id: string
  email: string
  phone?: string
  firstName?: string
  history?: Partial<AuctionHistoryItem>[]
}

export const seatOf = (accountId: string, bidderId: string): Seat => ({ accountId, auctionHouseId: `${accountId}_house`, bidderId })

const wordOf = ({ bidderId, ...place }: Seat): NetworkMessage => ({ ...place, bidderIds: [bidderId] })

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
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const jobs: JobMessage[] = []
  const words: NetworkMessage[] = []
  const network: NetworkPorts = networkPorts({
    store,
    log,
    now: () => now,
    wait: async () => undefined,
    jobs: { send: async (message) => void jobs.push(message) },
    queue: { send: async (message) => void words.push(message) },
    crypto: webKeyedCrypto('the key of these tests, which is long enough'),
  })
  const ports: JobPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: network.house({ accountId, auctionHouseId }),
      account: network.account(accountId),
    }),
    works: jobWorks({ messenger: { send: async () => undefined }, network }),
    queue: network.jobs,
    log,
    now: () => now,
    wait: async () => undefined,
    limitMs: 60_000,
  }
  /** A message is gone once it is worked on without a failure. */
  const workOff = async () => {
    while (jobs.length > 0 || words.length > 0) {
      for (; words[0]; words.shift()) await shareWork(network)(words[0])
      for (; jobs[0]; jobs.shift()) await workOnJob(ports)(jobs[0])
    }
  }
  const choose = async (accountId: string, sharing: boolean) => {
    const document: SharingDocument = { id: sharingId, type: 'networkSharing', sharing, changedAt: now.toISOString(), changedBy: 'Una' }
    const house = { id: `${accountId}_house`, type: 'house' }
    await network.account(accountId).write([document, house].map((one) => ({ kind: 'put' as const, document: one })))
    words.push({ accountId })
    await workOff()
  }
  const put = async (accountId: string, { id, email, phone, firstName = 'Vanessa', history = [] }: Person) => {
    const origin = { now, userId: 'u1', userName: 'Una', noteId: 'n1', currency: 'USD' as const, rules: defaultRules }
    const given = { firstName, lastName: 'Parr', email, ...(phone !== undefined && { phone }) }
    const values = newBidderValues(given, origin)
    const auctionHistory = history.map((item, index) => auction({ id: `his_${index}`, ...item }))
    const facts = factsFrom(auctionHistory)
    const scores = scoreByRules({ ...values, facts }, defaultRules, now)
    const bidder = { ...values, ...scores, facts, auctionHistory, id, auctionHouseId: `${accountId}_house`, bidderId: `B-${id}` }
    await network.house(seatOf(accountId, id)).write([{ kind: 'put', document: { ...bidderDocument(bidder) } }])
    words.push(wordOf(seatOf(accountId, id)))
    await workOff()
  }
  const remove = async (accountId: string, id: string) => {
    await network.house(seatOf(accountId, id)).write([{ kind: 'remove', id }])
    words.push(wordOf(seatOf(accountId, id)))
    await workOff()
  }
  const read = async (accountId: string, id: string): Promise<Bidder> => {
    const stored = await network.house(seatOf(accountId, id)).read<BidderDocument>(id)
    if (!stored) throw new Error(`no bidder ${id}`)
    return bidderOf(stored.document, stored.version)
  }
  /** All that the network holds. */
  const held = async (): Promise<StoredDocument[]> => {
    const pages = await Promise.all([...written].map((bucket) => network.people(bucket).query({ type: 'contribution' }, { limit: 1000 })))
    return pages.flatMap(({ items }) => items)
  }
  return { network, choose, put, remove, read, held, workOff, words }
}

const secret = {
  auctionTitle: 'The Secret Estate of Lord Quibble',
  auctionHouse: 'Hidden Gavel',
  specialNotes: 'drinks port',
  lotNumbers: ['77001'],
  totalSpent: { amount: 1_234_567, currency: 'USD' as const },
  highestBid: { amount: 7_654_321, currency: 'USD' as const },
}

/** A history that the network must tell nothing of but its outcomes. */
export const regular = Array.from({ length: 6 }, (_, index) => ({
  ...secret,
  auctionDate: `2026-0${index + 2}-17T18:00:00Z`,
  daysToPay: 2,
}))

/** Two accounts that share. */
export const shared = async () => {
  const net = testNetwork()
  await net.choose('a', true)
  await net.choose('b', true)
  return net
}
