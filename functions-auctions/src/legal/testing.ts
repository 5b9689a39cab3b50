import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import type { Message } from '@auctionwiz/platform/core/mail/messages'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { countIn, readNotificationCounts } from '@auctionwiz/records/notification-counts'
import { topicScope } from '@auctionwiz/records/notifications'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { testApp } from '../testing.ts'
import { runCaseAutomations } from './run-automations.ts'

export const filing = {
  caseType: 'condition_dispute',
  category: 'post_sale',
  priority: 'medium',
  title: 'Condition Dispute: Ann Lee',
  jurisdiction: 'NY, USA',
  claimAmount: { amount: 120_000, currency: 'USD' },
  bidderId: 'bid_1',
}

/** A member of the account of these tests, with a role in house h1. */
export const member = (userId: string, name: string, role: HouseRole) =>
  memberRecord.creation({
    id: memberId(userId),
    userId,
    accountRole: 'member',
    houses: [{ auctionHouseId: 'h1', role, assignedAt: '2026-11-01T09:00:00Z', assignedBy: 'Una' }],
    assignedAt: '2026-11-01T09:00:00Z',
    assignedBy: 'Una',
    revision: 1,
    person: { name, firstName: name, lastName: '', email: `${userId}@example.com`, mfa: false },
  })

/** The app with a bidder, and with people who may work on cases: Dora approves, Carl is of the staff. */
export const caseApp = async () => {
  const app = await testApp()
  await app.house.write([bidderRecord.creation(bidderDocument(aBidder({ id: 'bid_1' })))])
  await app.accounts.write([member('u_dora', 'Dora Director', 'admin'), member('u_carl', 'Carl Clerk', 'staff')])
  const file = (more: object = {}) => app.call('createLegalCase', { body: { ...filing, ...more } })
  /** Moves a case along the statuses, with a reason each. */
  const moveTo = async (legalCase: { id: string; version: string }, ...statuses: string[]) => {
    let { version } = legalCase
    let answer: Awaited<ReturnType<typeof app.call>> = legalCase
    for (const status of statuses) {
      answer = await app.call('changeLegalCaseStatus', { params: { id: legalCase.id }, body: { status, reason: 'As agreed', version } })
      version = answer.version
    }
    return answer
  }
  return { ...app, file, moveTo }
}

export const pdf = new TextEncoder().encode('%PDF-1.7\nAmes report\n%%EOF')

interface Added {
  fields?: Record<string, string>
  role?: string
  language?: string
}

/** What the form of the screen sends beside a file. */
const named = (fileName: string) => ({ name: fileName.replace(/\.[a-z]+$/i, ''), type: 'Evidence' })

/** The app with a case, to which `add` adds a document as the screen does, and `sendForm` one as a form that a test makes. */
export const appWithCase = async () => {
  const app = await caseApp()
  const { id } = await app.file()
  const sendForm = async (form: { contentType: string; body: ReadableStream<Uint8Array> }, role = 'staff', language = 'en') => {
    const headers = { authorization: `Bearer ${role}.u1`, 'x-auction-house-id': 'h1', 'accept-language': language }
    const answer = await app.send('addCaseDocument', { params: { id }, headers, form })
    return { ...JSON.parse(await new Response(answer.body).text()), status: answer.status }
  }
  const add = (bytes: Uint8Array, fileName: string, { fields = named(fileName), role, language }: Added = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new File([new Uint8Array(bytes)], fileName))
    const { headers, body } = new Request('https://app.example', { method: 'POST', body: form })
    return sendForm({ contentType: headers.get('content-type') ?? '', body: body as ReadableStream<Uint8Array> }, role, language)
  }
  return { ...app, id, add, sendForm }
}

export const hour = 3_600_000
export const day = 24 * hour

/** The app with a mail service that takes each message once, and a timer that a test lets run. */
export const automated = async () => {
  const app = await caseApp()
  const mails = new Map<string, Message>()
  let isAway = false
  const messenger = {
    send: async (message: Message) => {
      if (isAway) throw new Error('the mail service is away')
      mails.set(`${message.id} ${message.askedAt}`, message)
    },
  }
  const ports = {
    store: app.store,
    scheduled: app.cases,
    documents: app.documents,
    messenger,
    webOrigin: 'https://app.example',
    log: silentLog,
    now: () => app.clock.now,
  }
  const run = runCaseAutomations(ports)
  const after = async (ms: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + ms)
    await run()
  }
  const steps = async (id: string): Promise<string[]> =>
    (await app.call('readLegalCase', { params: { id } })).statusHistory.map(({ status }: { status: string }) => status)
  const rules = async (id: string): Promise<string[]> => {
    const { events } = await app.call('listCaseEvents', { params: { id } })
    return events.toReversed().flatMap(({ rule }: { rule?: string }) => (rule === undefined ? [] : [rule]))
  }
  const to = (): string[] => [...mails.values()].map(({ to }) => to).toSorted()
  const breakMail = (away: boolean) => {
    isAway = away
  }
  /** How many notifications about cases of the house someone got. */
  const told = async (userId: string) =>
    countIn(await readNotificationCounts(partitionOf(app.store, 'identities', [userId])), [topicScope('a1', 'h1', 'legal')], app.clock.now)
  return { ...app, ports, run, after, steps, rules, mails, to, breakMail, told }
}
