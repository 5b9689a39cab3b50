import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { JobMessage, JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type ContainerName, houseContainers } from '@auctionwiz/platform/core/store/containers'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { type DocumentStore, StoreError } from '@auctionwiz/platform/core/store/store'
import { requestSender } from '@auctionwiz/platform/core/testing/requests'
import { testRuntime } from '@auctionwiz/platform/core/testing/test-runtime'
import type { CasePackMessage } from '@auctionwiz/records/case-packs'
import { houseRecord } from '@auctionwiz/records/houses'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { auctionEndpoints } from './endpoints.ts'

interface Sent {
  role?: HouseRole
  userId?: string
  params?: Record<string, string>
  query?: string
  body?: object
  key?: string
  houseId?: string
}

interface Shared {
  store: DocumentStore
  clock: { now: Date }
}

const ownStore = (): Shared => {
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  return { clock, store: memoryStore(() => clock.now) }
}

/**
 * The whole app over a store in memory, for tests: `call` sends a request by the endpoint's name as a user of house h1, unless another is named.
 * @param shared the store and the clock of another app
 */
export const testApp = async ({ store, clock } = ownStore()) => {
  const runtime = testRuntime({ store, clock, claimsOf })
  const sent: JobMessage[] = []
  let isAway = false
  const jobs: JobQueue = {
    send: async (message) => {
      if (isAway) throw new Error('the queue is away')
      sent.push(message)
    },
  }
  const breakQueue = () => {
    isAway = true
  }
  /** The next write to a container takes effect, but its answer is lost; the client's own second attempt meets the first one. */
  const loseAnswer = (container: ContainerName) => {
    const write = store.write
    store.write = async (...call) => {
      const versions = await write(...call)
      if (call[0] !== container) return versions
      store.write = write
      throw new StoreError('stale', 'changed by the first attempt')
    }
  }
  const house = partitionOf(store, 'bidders', ['a1', 'h1'])
  const accounts = partitionOf(store, 'accounts', ['a1'])
  await accounts.write(['h1', 'h2'].map((id) => houseRecord.put(testHouse(id))))
  const cases = scheduledCases(store, () => clock.now)
  const sales = scheduledSales(store, () => clock.now)
  const documents = memoryFiles()
  const packs = memoryFiles()
  const packMessages: CasePackMessage[] = []
  const packQueue = { send: async (message: CasePackMessage) => void packMessages.push(message) }
  const send = requestSender(
    auctionEndpoints({ jobs, cases, documents, checksum: sha256, sales, packs, packQueue, notify: notifier(store, () => clock.now) }),
    runtime,
  )
  const call = async (name: string, { role = 'admin', userId = 'u1', key, houseId = 'h1', ...request }: Sent = {}) => {
    const headers = { authorization: `Bearer ${role}.${userId}`, 'idempotency-key': key, 'x-auction-house-id': houseId }
    const answer = await send(name, { ...request, headers })
    const text = await new Response(answer.body).text()
    return { ...(text.startsWith('{') ? JSON.parse(text) : { file: text }), status: answer.status }
  }
  const audits = async () => {
    const pages = houseContainers.map((name) => readerOf(auditRecord, house.in(name)).page({}, { limit: 100 }))
    const events = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ document }) => document))
    return events.sort((a, b) => a.at.localeCompare(b.at))
  }
  return {
    call,
    house,
    accounts,
    store,
    cases,
    sales,
    documents,
    packs,
    packMessages,
    runtime,
    send,
    audits,
    clock,
    sent,
    breakQueue,
    loseAnswer,
  }
}

/** What single users of these tests may not do. */
const denied: Readonly<Record<string, string[]>> = { clerk: ['-bidders:view'], porter: ['-payments:view'], teller: ['-payments:reports'] }

/** A token of these tests says role and user. */
const claimsOf = (token: string): AccessClaims => {
  const [role, userId = ''] = token.split('.') as [HouseRole, string]
  const person = { userId, userName: 'Una Staff', sessionId: 's1' }
  const marks = denied[userId]
  const adjusted = marks && { adjusted: { h1: marks } }
  return { ...person, accountId: 'a1', accountRole: 'member', houses: { h1: role, h2: role }, ...adjusted }
}
