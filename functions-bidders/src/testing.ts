import type { Feature } from '@auctionwiz/contracts/features'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import type { ChatModel } from '@auctionwiz/platform/core/chat-model'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { JobMessage, JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { type JobPorts, workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import type { Message, Messenger } from '@auctionwiz/platform/core/mail/messages'
import type { AuditEvent } from '@auctionwiz/platform/core/records/audit'
import { webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { rateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { requestSender } from '@auctionwiz/platform/core/testing/requests'
import { testRuntime } from '@auctionwiz/platform/core/testing/test-runtime'
import { accountRecord } from '@auctionwiz/records/accounts'
import type { PaidAccounts } from '@auctionwiz/records/established-account'
import { houseRecord } from '@auctionwiz/records/houses'
import { mailBudget } from '@auctionwiz/records/mail-budget'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { testAccount, testHouse } from '@auctionwiz/records/testing/fixtures'
import { bidderMailer } from './emails/bidder-mailer.ts'
import { emailLinks } from './emails/email-links.ts'
import { bidderEndpoints } from './endpoints.ts'
import { testArchive } from './house-archive/testing.ts'
import { jobWorks } from './jobs/job-works.ts'
import type { ChangeNotifier } from './network/change-notifier.ts'
import { type NetworkMessage, type NetworkPorts, networkPorts } from './network/network-ports.ts'
import { shareWork } from './network/share-work.ts'
import { helpAnswer } from './texts/answer-help.ts'
import { textStops } from './texts/text-stops.ts'

interface Sent {
  role?: HouseRole
  /** Member unless given. */
  accountRole?: AccessClaims['accountRole']
  userId?: string
  params?: Record<string, string>
  query?: string
  body?: object
  key?: string
  headers?: Record<string, string>
  /** Permissions more and less than the role's, such as `-bidders:export`. */
  adjusted?: readonly string[]
  /** Who views as the user. */
  viewedBy?: string
}

interface TestSettings {
  mailWaitMs?: number
  texts?: boolean
  /** The language model; none by default. */
  chat?: ChatModel | undefined
  /** The secret of events from the message service; null where none is set. */
  eventsSecret?: string | null
}

/**
 * The whole app over an in-memory store, for tests: `call` sends a request by the endpoint's name as a user of house h1. Invitation emails are
 * sent immediately, unless `mailWaitMs` is set.
 */
export const testApp = async ({ mailWaitMs = 0, texts = true, chat, eventsSecret = 'events' }: TestSettings = {}) => {
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  const store = memoryStore(() => clock.now)
  await partitionOf(store, 'accounts', ['a1']).write([houseRecord.put(testHouse('h1')), accountRecord.put(testAccount())])
  const paid = new Set(['a1'])
  const isPaid: PaidAccounts = (accountId) => paid.has(accountId)
  /** Features that the account does not have. */
  const off = new Set<Feature>()
  const runtime = testRuntime({ store, clock, claimsOf: claims, features: { enabled: async (feature) => !off.has(feature) } })
  const sent: JobMessage[] = []
  const mails: Message[] = []
  const messenger: Messenger = { send: async (mail) => void mails.push(mail) }
  const crypto = webKeyedCrypto('the key of these tests, which is long enough')
  const links = emailLinks({ crypto, webOrigin: 'https://app.example', serviceUrl: 'https://bidders.example' })
  const stops = { store, links, rateLimiter: rateLimiter(store) }
  const textReplies = textStops({ store, crypto })
  const mailer = bidderMailer({ messenger, budget: mailBudget({ store, isPaid }), links, texts, textStops: textReplies })
  /** Messages that no worker has taken yet. */
  const resting: { message: JobMessage; until: number }[] = []
  const queue: JobQueue = {
    send: async (message, afterSeconds = 0) => {
      if (afterSeconds === 0) sent.push(message)
      else resting.push({ message, until: clock.now.getTime() + afterSeconds * 1000 })
    },
  }
  const wake = () => {
    for (const one of resting.splice(0)) {
      if (one.until <= clock.now.getTime()) sent.push(one.message)
      else resting.push(one)
    }
  }
  const published: NetworkMessage[] = []
  const errorFiles = memoryFiles(1000, runtime.now)
  const sourceFiles = memoryFiles(1000, runtime.now)
  const incoming = memoryFiles(1000, runtime.now)
  const openedFiles = memoryFiles(1000, runtime.now)
  const houseExports = memoryFiles(1000, runtime.now)
  const archive = testArchive(links, { uploads: sourceFiles, 'upload-errors': errorFiles }, houseExports)
  const network: NetworkPorts = networkPorts({
    ...runtime,
    isPaid,
    wait: async () => undefined,
    jobs: queue,
    queue: { send: async (message) => void published.push(message) },
    crypto,
  })
  const ports: JobPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(store, 'accounts', [accountId]),
    }),
    works: jobWorks({
      notify: notifier(store, runtime.now),
      mailer,
      links,
      textStops: textReplies,
      archive,
      network,
      mailWaitMs,
      sales: scheduledSales(store, runtime.now),
      cases: scheduledCases(store, runtime.now),
    }),
    queue,
    log: runtime.log,
    now: runtime.now,
    wait: async () => undefined,
    limitMs: 60_000,
  }
  /** Works on what the calls so far have sent to the queue. */
  const workOff = async () => {
    wake()
    while (sent.length > 0 || published.length > 0) {
      for (let message = sent.shift(); message; message = sent.shift()) await workOnJob(ports)(message)
      for (let message = published.shift(); message; message = published.shift()) await shareWork(network)(message)
    }
  }
  // Each change gets a separate notice, however quickly they follow each other.
  const words: ChangeNotifier = { send: (place, bidderId) => network.queue.send({ ...place, bidderIds: [bidderId] }) }
  const served = bidderEndpoints({
    jobs: queue,
    mailer,
    stops,
    texts: {
      stops: textReplies,
      answerHelp: helpAnswer({ messenger, rateLimiter: stops.rateLimiter }),
      isSecret: eventsSecret === null ? undefined : (given) => given === eventsSecret,
    },
    network: network.queue,
    isPaid: network.isPaid,
    personFiles: { errorFiles, sourceFiles, incoming, openedFiles },
    houseExports,
    mailWaitMs,
    words,
    chat,
  })
  const send = requestSender(served, runtime)
  const answerTo = (
    name: string,
    { role = 'admin', accountRole = 'member', userId = 'u1', key, headers: more = {}, adjusted = [], viewedBy, ...request }: Sent = {},
  ) => {
    const authorization = `Bearer ${btoa(JSON.stringify({ role, accountRole, userId, adjusted, viewedBy }))}`
    return send(name, { ...request, headers: { authorization, 'idempotency-key': key, ...more } })
  }
  const call = async (name: string, sent?: Sent) => {
    const answer = await answerTo(name, sent)
    const text = await new Response(answer.body).text()
    return { ...(text.startsWith('{') ? JSON.parse(text) : { file: text }), status: answer.status }
  }
  const audits = async () =>
    (await store.query<AuditEvent>('bidders', ['a1', 'h1'], { type: 'audit', orderBy: [{ field: 'at' }] }, { limit: 100 })).items
  return {
    call,
    answerTo,
    store,
    audits,
    ports,
    sent,
    workOff,
    mails,
    messenger,
    clock,
    errorFiles,
    sourceFiles,
    incoming,
    openedFiles,
    houseExports,
    off,
    paid,
    links,
    textStops: textReplies,
  }
}

/** A token of these tests is the JSON of who calls. */
const claims = (token: string): AccessClaims => {
  const {
    role,
    accountRole,
    userId,
    adjusted,
    viewedBy,
  }: Required<Pick<Sent, 'role' | 'accountRole' | 'userId' | 'adjusted'>> & Pick<Sent, 'viewedBy'> = JSON.parse(atob(token))
  return {
    userId,
    userName: 'Una Staff',
    accountId: 'a1',
    accountRole,
    houses: { h1: role },
    adjusted: { h1: [...adjusted] },
    ...(viewedBy && { viewedBy }),
    sessionId: 's1',
  }
}
