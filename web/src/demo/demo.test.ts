import { text } from 'node:stream/consumers'
import { listAuctions } from '@auctionwiz/contracts/auctions'
import { listAuditEvents } from '@auctionwiz/contracts/audit'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { deleteBidder, listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { callTexts } from '@auctionwiz/contracts/call-texts'
import { type Credentials, createClient } from '@auctionwiz/contracts/client'
import { compareBidders, listDuplicates, mergeBidders, mergeDuplicate, readDuplicate, undoMerge } from '@auctionwiz/contracts/duplicates'
import { listInvitations, resendInvitation } from '@auctionwiz/contracts/invitations'
import { createLegalCase, listLegalCases, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { listLots, recordLotOutcome } from '@auctionwiz/contracts/lots'
import { listMfaMethods, setUpMfa, verifyMfaSetup } from '@auctionwiz/contracts/mfa'
import { readSecurityPolicy, updateSecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import { countNotifications, listNotifications } from '@auctionwiz/contracts/notifications'
import { listPaymentsDue } from '@auctionwiz/contracts/payments-due'
import { erasePersonalData, previewErasure } from '@auctionwiz/contracts/personal-data'
import { importPlatformBidders, listPlatformBidders, listPlatforms } from '@auctionwiz/contracts/platforms'
import { tiers } from '@auctionwiz/contracts/scores'
import { listMySessions } from '@auctionwiz/contracts/sessions'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { createUpload, importBidders, readUploadStatus } from '@auctionwiz/contracts/uploads'
import { listUsers } from '@auctionwiz/contracts/users'
import { viewAs } from '@auctionwiz/contracts/view-as'
import { bidderWorkbook } from '@auctionwiz/functions-upload/testing/workbooks'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Toasts } from '../ui/Toasts.tsx'
import { convertBytes } from './convert-bytes.ts'
import type { TableConverted, TableToConvert } from './convert-in-worker.ts'
import { demoVisitor } from './demo-data.ts'
import { startDemo } from './index.ts'

const signedIn = async () => {
  const { send, email, password } = await startDemo()
  let credentials: Credentials = {}
  const call = createClient({ texts: callTexts, address: (app) => `https://${app}.demo.invalid`, credentials: () => credentials, send })
  const { data } = await call(login, { body: { email, password } })
  credentials = { sessionToken: data.sessionToken }
  const body = { userId: data.user.id, accountId: data.accounts[0]?.accountId ?? '' }
  const { accessToken, account } = await call(createAccessToken, { body })
  const auctionHouseId = account.auctionHouses[0]?.id
  credentials = { accessToken, auctionHouseId }
  return call
}

it('signs in and lists at least sixty bidders, most with a history', async () => {
  const call = await signedIn()
  const { bidders, total } = await call(listBidders, { query: { limit: 200 } })
  expect(total).toBeGreaterThanOrEqual(60)
  expect(bidders.filter(({ facts }) => facts.auctions > 0).length).toBeGreaterThan(50)
})

const registrations = 'First Name,Last Name,Email\nAnn,Pascoe,ann.pascoe@example.com\nBen,,ben@example.com\n'

const uploadOf = (...contents: string[]): FormData => {
  const form = new FormData()
  for (const [name, value] of [
    ['name', 'Registrations'],
    ['description', 'A test'],
    ['category', 'bidders'],
  ] as const)
    form.set(name, value)
  for (const [index, content] of contents.entries()) form.set(`file_${index}`, new File([content], 'bidders.csv'))
  return form
}

it('takes a person out of files that could not be imported', async () => {
  const call = await signedIn()
  const { id } = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com' } })
  const { uploadId } = await call(createUpload, { body: uploadOf(registrations, 'Note\nNo header\n') })
  await expect.poll(async () => (await call(readUploadStatus, { params: { id: uploadId } })).status, { timeout: 50_000 }).toBe('error')
  expect(await call(previewErasure, { params: { id } })).toMatchObject({ waitingRows: 1 })
  await call(erasePersonalData, { params: { id }, body: { reason: 'Asked by letter' } })
  const again = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com' } })
  expect(await call(previewErasure, { params: { id: again.id } })).toMatchObject({ waitingRows: 0 })
})

it('imports a file in the page', async () => {
  const call = await signedIn()
  const { uploadId } = await call(createUpload, { body: uploadOf(registrations) })
  const read = () => call(readUploadStatus, { params: { id: uploadId } })
  await expect.poll(async () => (await read()).status, { timeout: 50_000 }).toBe('completed')
  expect((await read()).results).toMatchObject({ recordsProcessed: 2, recordsImported: 1, failed: 1 })
  expect((await call(listBidders, { query: { search: 'ann.pascoe@example.com' } })).bidders).toHaveLength(1)
})

/** Converts like the worker, in the process of the tests. */
class WorkerHere {
  onmessage?: (event: { data: TableConverted }) => void
  postMessage(table: TableToConvert): void {
    void convertBytes(table).then((data) => this.onmessage?.({ data }))
  }
  terminate(): void {}
}

it('imports a workbook in the page, and reports what is wrong with another', async () => {
  vi.stubGlobal('Worker', WorkerHere)
  onTestFinished(() => void vi.unstubAllGlobals())
  const call = await signedIn()
  const formOf = (name: string, content: Uint8Array) => {
    const form = new FormData()
    form.set('importType', 'csv')
    form.set('file_0', new File([content as Uint8Array<ArrayBuffer>], name))
    return form
  }
  const { uploadId, files } = await call(importBidders, { body: formOf('spring.xlsx', bidderWorkbook(3)) })
  expect(files).toMatchObject([{ name: 'spring.xlsx' }])
  const read = () => call(readUploadStatus, { params: { id: uploadId } })
  await expect.poll(async () => (await read()).status, { timeout: 50_000 }).toBe('completed')
  expect((await read()).results).toMatchObject({ recordsImported: 3, failed: 0 })
  const refused = call(importBidders, { body: formOf('old.xlsx', bidderWorkbook(3, 'biff8')) })
  await expect(refused).rejects.toMatchObject({ code: 'file_unreadable', status: 400 })
})

it('imports bidders of a sample platform, four of which are connected', async () => {
  const call = await signedIn()
  const { platforms } = await call(listPlatforms, {})
  expect(platforms.map(({ connected }) => connected)).toEqual([true, true, true, true, false, false])
  const params = { id: 'gavelnet' }
  const { bidders } = await call(listPlatformBidders, { params, query: { limit: 2 } })
  const { uploadId } = await call(importPlatformBidders, { params, body: { bidderIds: bidders.map(({ id }) => id) } })
  const read = () => call(readUploadStatus, { params: { id: uploadId } })
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('completed')
  expect((await read()).results).toMatchObject({ recordsImported: 2, failed: 0 })
})

it('knows of auctions at another house by month and category, also for a person without activity here', async () => {
  const call = await signedIn()
  const { auctionHouseId, bidderId } = demoVisitor()
  const bidder = await call(readBidder, { params: { id: bidderId }, auctionHouseId })
  expect(bidder.network?.auctions.length).toBeGreaterThan(0)
  const { auctionHistory, facts, nationalScore } = bidder
  expect([auctionHistory, facts.auctions]).toEqual([[], 0])
  expect(nationalScore.parts.length).toBeGreaterThan(0)
})

it('has bidders of every tier', async () => {
  const call = await signedIn()
  for (const tier of tiers) expect((await call(listBidders, { query: { tier: [tier] } })).bidders.length).toBeGreaterThan(0)
})

it('files a legal case about a bidder and lists it', async () => {
  const call = await signedIn()
  const { bidders } = await call(listBidders, { query: { limit: 1 } })
  const bidderId = bidders[0]?.id ?? ''
  const subject = { caseType: 'payment_default', category: 'post_sale', priority: 'high', title: 'Default', jurisdiction: 'NY' } as const
  const { caseNumber } = await call(createLegalCase, { body: { ...subject, bidderId } })
  expect((await call(listLegalCases, { query: { bidderId } })).cases.map((one) => one.caseNumber)).toEqual([caseNumber])
})

it('starts with three notifications: a critical case, a filing deadline and invitations to review', async () => {
  const call = await signedIn()
  await expect.poll(() => call(countNotifications, {}), { timeout: 20_000 }).toEqual({ unread: 3 })
  const { notifications } = await call(listNotifications, { query: {} })
  expect(notifications.map(({ title }) => title).toSorted()).toEqual([
    'Critical case was escalated',
    expect.stringMatching(/^Filing deadline on/),
    'Invitations wait for review',
  ])
})

it('has winners in each stage of not paying, who owe what the lots of the sale say', async () => {
  const call = await signedIn()
  const list = async () => (await call(listPaymentsDue, { query: {} })).paymentsDue
  await expect.poll(async () => (await list()).length, { timeout: 20_000 }).toBe(6)
  const dues = await list()
  const stages = dues.map(({ state, notices, caseId, paused, next }) => {
    const last = notices.at(-1)
    return [last?.step, last?.by, state, caseId && 'case', paused && 'paused', next?.on && next.step].filter(Boolean).join(' ')
  })
  expect(stages.toSorted()).toEqual([
    'final_notice email unpaid case',
    'final_notice letter unpaid case',
    'reminder email paid',
    'reminder email unpaid paused',
    'second_notice email unpaid case',
    'second_notice email unpaid paused',
  ])
  expect(dues.filter(({ reportBy, platform }) => reportBy && platform?.name === 'Saleroom Direct')).toHaveLength(2)
  const { lots } = await call(listLots, { params: { id: dues[0]?.auctionId ?? '' } })
  const sold = lots.flatMap(({ lotNumber, hammer, premium }) => (hammer === undefined ? [] : [{ lotNumber, hammer, premium }]))
  const owed = dues.flatMap((due) => due.lots.map(({ lotNumber, hammer, premium }) => ({ lotNumber, hammer, premium })))
  const byNumber = (one: { lotNumber: string }, other: { lotNumber: string }) => one.lotNumber.localeCompare(other.lotNumber)
  expect(owed.toSorted(byNumber)).toEqual(sold.toSorted(byNumber))
  const filed = dues.find(({ caseId }) => caseId !== undefined)
  const opened = await call(readLegalCase, { params: { id: filed?.caseId ?? '' } })
  expect(opened).toMatchObject({ bidderId: filed?.bidder?.id, claimAmount: { amount: filed?.balance } })
  // The results of the sale count in the history of those who won.
  const wins = async () => (await call(readBidder, { params: { id: filed?.bidder?.id ?? '' } })).auctionHistory.map(({ id }) => id)
  await expect.poll(wins, { timeout: 20_000 }).toContainEqual(expect.stringContaining(filed?.auctionId ?? ''))
})

it('has a sale with results, and records one more', async () => {
  const call = await signedIn()
  const { auctions } = await call(listAuctions, { query: { search: 'vertu' } })
  const id = auctions[0]?.id ?? ''
  const { lots, totals } = await call(listLots, { params: { id }, query: { state: 'Unsold' } })
  const [{ id: lotId, version } = { id: '', version: '' }] = lots
  expect(totals).toMatchObject({ lots: 11, states: { Sold: 7, Unsold: 1 } })
  const outcome = { action: 'sellAfterSale', hammer: 3_000_00, paddle: '114' } as const
  await call(recordLotOutcome, { params: { id, lotId }, body: { outcome, version } })
  expect((await call(listLots, { params: { id } })).totals).toMatchObject({
    ...{ lots: 11, hammer: (totals?.hammer ?? 0) + 3_000_00, states: { Unsold: 0, PostSale: 2 } },
  })
})

it('opens a bidder whose parts add up to the score', async () => {
  const call = await signedIn()
  const { bidders } = await call(listBidders, { query: { limit: 1 } })
  const bidder = await call(readBidder, { params: { id: bidders[0]?.id ?? '' } })
  const points = bidder.nationalScore.parts.reduce((sum, part) => sum + part.points, 0)
  expect(points).toBeCloseTo(bidder.nationalScore.exact, 9)
  expect(bidder.auctionHistory.length).toBeGreaterThan(0)
})

it('has colleagues of every role, invitations and a log, and shows what a colleague sees', async () => {
  const { send, email, password } = await startDemo()
  let credentials: Credentials = {}
  const call = createClient({ texts: callTexts, address: (app) => `https://${app}.demo.invalid`, credentials: () => credentials, send })
  const { data } = await call(login, { body: { email, password } })
  credentials = { sessionToken: data.sessionToken }
  const body = { userId: data.user.id, accountId: data.accounts[0]?.accountId ?? '' }
  const { accessToken, account } = await call(createAccessToken, { body })
  const auctionHouseId = account.auctionHouses[0]?.id
  credentials = { accessToken, auctionHouseId }
  const { users } = await call(listUsers, {})
  expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['owner', 'admin', 'staff', 'viewer']))
  const { invitations } = await call(listInvitations, {})
  expect(invitations.map(({ status, delivery }) => `${status} ${delivery}`)).toEqual(['pending failed', 'pending sent', 'void sent'])
  const taken = await call(resendInvitation, { params: { id: invitations[2]?.id ?? '' } })
  expect(taken).toMatchObject({ status: 'pending', invitedBy: data.user.name })
  expect((await call(listInvitations, {})).invitations.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
  const { events } = await call(listAuditEvents, { query: { everywhere: 'true' } })
  expect(new Set(events.map(({ auctionHouseId }) => auctionHouseId)).size).toBe(2)
  const view = await call(viewAs, { params: { id: 'usr_demo_finn' } })
  credentials = { accessToken: view.accessToken, auctionHouseId }
  expect((await call(listBidders, {})).total).toBeGreaterThan(0)
  await expect(call(deleteBidder, { params: { id: 'bid_1' } })).rejects.toMatchObject({ code: 'view_only' })
})

/** What the page's messages are once their code has arrived. */
const shownToasts = async (): Promise<string> => text((await prerenderToNodeStream(createElement(Toasts))).prelude)

it('sets up two-factor authentication by a code that is shown on the page, and keeps the security policy', async () => {
  const call = await signedIn()
  const { methodId, backupCodes } = await call(setUpMfa, { body: { type: 'sms', phoneNumber: '+1 212 555 0148' } })
  expect(backupCodes).toHaveLength(10)
  const code = /The code to \+12125550148 is (\d{6})\./.exec(await shownToasts())?.[1] ?? ''
  await call(verifyMfaSetup, { params: { id: methodId }, body: { code } })
  expect(await call(listMfaMethods, {})).toMatchObject({
    methods: [{ type: 'sms', enabled: true, primary: true }],
    backupCodes: { remaining: 10 },
  })
  const policy = await call(readSecurityPolicy, {})
  const mfa = { ...policy.mfa, required: true }
  expect(await call(updateSecurityPolicy, { body: { ...policy, mfa } })).toMatchObject({ mfa: { required: true } })
  expect((await call(listMySessions, {})).sessions).toHaveLength(1)
})

it('finds the duplicates among the sample bidders, merges and undoes', async () => {
  const call = await signedIn()
  const pairs = () => call(listDuplicates, { query: { status: ['pending'] } }).then((answer) => answer.pairs)
  await expect.poll(async () => (await pairs()).length, { timeout: 50_000 }).toBeGreaterThanOrEqual(5)
  const [pair] = await pairs()
  const params = { id: pair?.id ?? '' }
  const { version, suggestedId = '', conflicts } = await call(readDuplicate, { params })
  const choices = Object.fromEntries(conflicts.map(({ field }) => [field, suggestedId]))
  expect(await call(mergeDuplicate, { params, body: { version, choices } })).toMatchObject({ status: 'manually-merged' })
  expect(await call(undoMerge, { params })).toMatchObject({ status: 'pending' })
})

it('merges two bidders that are picked by hand, and undoes', async () => {
  const call = await signedIn()
  const [first, second] = (await call(listBidders, {})).bidders.map(({ id }) => id)
  const bidderIds: [string, string] = [first ?? '', second ?? '']
  const { id, version, suggestedId = '', conflicts } = await call(compareBidders, { query: { first: bidderIds[0], second: bidderIds[1] } })
  const choices = Object.fromEntries(conflicts.map(({ field }) => [field, suggestedId]))
  expect(await call(mergeBidders, { body: { bidderIds, version, choices } })).toMatchObject({ id, status: 'manually-merged' })
  expect(await call(undoMerge, { params: { id } })).toMatchObject({ id, status: 'pending' })
})
