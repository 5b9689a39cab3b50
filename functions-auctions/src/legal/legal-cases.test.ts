import { caseTypes } from '@auctionwiz/contracts/legal-case-parts'
import { bidderDocument, emailKey } from '@auctionwiz/domain/bidders/document'
import { jobRecord, readJob } from '@auctionwiz/platform/core/jobs/job'
import { archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { areDisputesDue } from '@auctionwiz/records/disputes-due'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const filing = {
  caseType: 'payment_default',
  category: 'post_sale',
  priority: 'high',
  title: 'Payment Default: Ann Lee',
  jurisdiction: 'NY, USA',
  defendantName: 'Ann Lee',
  defendantEmail: 'ann@example.com',
  claimAmount: { amount: 120_000, currency: 'USD' },
  bidderId: 'bid_1',
}

const withBidder = async () => {
  const app = await testApp()
  await app.house.write([bidderRecord.creation(bidderDocument(aBidder({ id: 'bid_1' })))])
  return app
}

describe('a legal case', () => {
  it('is filed as SUBMITTED under a number of the house, logged, and found by its bidder', async () => {
    const { call, audits } = await withBidder()
    const filed = await call('createLegalCase', { role: 'staff', body: filing })
    expect(filed).toMatchObject({ status: 201, caseNumber: 'LC-1001', bidderId: 'bid_1', submittedBy: 'Una Staff' })
    expect(filed.statusHistory).toEqual([
      { status: 'SUBMITTED', timestamp: '2026-11-21T09:00:00.000Z', reason: 'Filed', changedBy: 'Una Staff', automated: false },
    ])
    expect((await call('createLegalCase', { body: filing })).caseNumber).toBe('LC-1002')
    const { cases } = await call('listLegalCases', { role: 'viewer', query: 'bidderId=bid_1' })
    expect(cases.map(({ caseNumber }: { caseNumber: string }) => caseNumber).toSorted()).toEqual(['LC-1001', 'LC-1002'])
    expect(await call('readLegalCase', { role: 'viewer', params: { id: filed.id } })).toMatchObject({ title: filing.title })
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'legal_case.create', subjectName: 'LC-1001' }))
  })

  it('is filed once by a repeated request, and a key serves one request alone', async () => {
    const { call } = await withBidder()
    const first = await call('createLegalCase', { body: filing, key: 'request-0001' })
    expect((await call('createLegalCase', { body: filing, key: 'request-0001' })).id).toBe(first.id)
    for (const other of [{ title: 'Other' }, { bidderId: undefined }, { claimAmount: undefined }, { description: 'More' }])
      expect(await call('createLegalCase', { body: { ...filing, ...other }, key: 'request-0001' })).toMatchObject({ status: 409 })
    const atOnce = ['a', 'b'].map((jurisdiction) => call('createLegalCase', { body: { ...filing, jurisdiction }, key: 'request-0002' }))
    expect((await Promise.all(atOnce)).map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await call('listLegalCases', { query: 'bidderId=bid_1' })).cases).toHaveLength(2)
  })

  it('gets a number of its own when several are filed at once', async () => {
    const { call } = await withBidder()
    const filed = await Promise.all([1, 2, 3, 4].map(() => call('createLegalCase', { body: filing })))
    expect(new Set(filed.map(({ caseNumber }) => caseNumber)).size).toBe(4)
  })

  it('follows its bidder into another, in whose profile it is seen', async () => {
    const { call, house } = await withBidder()
    await call('createLegalCase', { body: filing })
    const bidder = aBidder({ id: 'bid_1' })
    const merge = { survivorId: 'bid_2', mergeId: 'mrg_1', archivedAt: bidder.createdAt, formerKey: emailKey(bidder.email) }
    await house.write([
      archivedBidderRecord.put({ id: bidder.id, bidder, ...merge }),
      bidderRecord.creation(bidderDocument(aBidder({ id: 'bid_2' }))),
    ])
    expect((await call('listLegalCases', { query: 'bidderId=bid_2' })).cases).toHaveLength(1)
    expect((await call('createLegalCase', { body: filing })).bidderId).toBe('bid_2')
  })

  it.each(['caseType', 'category', 'priority', 'title', 'jurisdiction'])('needs %s', async (field) => {
    const { call } = await withBidder()
    const answer = await call('createLegalCase', { body: { ...filing, [field]: undefined } })
    expect(answer).toMatchObject({ status: 400, error: { code: 'required_fields', message: 'Please fill in all required fields' } })
  })

  it.each([
    [{ caseType: 'Payment Default' }, 'caseType'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ claimAmount: { amount: -1, currency: 'USD' } }, 'claimAmount.amount'],
    [{ defendantEmail: 'ann' }, 'defendantEmail'],
    [{ status: 'CLOSED' }, 'status'],
  ])('is refused with the field that is wrong: %o', async (wrong, field) => {
    const { call } = await withBidder()
    const { error } = await call('createLegalCase', { body: { ...filing, ...wrong } })
    expect(error.details.fields).toHaveProperty([field])
  })

  it('is filed and seen by those alone who may, in its own house', async () => {
    const { call } = await withBidder()
    const { id } = await call('createLegalCase', { body: filing })
    expect(await call('createLegalCase', { role: 'viewer', body: filing })).toMatchObject({ status: 403 })
    expect(await call('readLegalCase', { houseId: 'h2', params: { id } })).toMatchObject({ status: 404 })
    expect((await call('listLegalCases', { houseId: 'h2', query: 'bidderId=bid_1' })).cases).toEqual([])
    expect(await call('createLegalCase', { houseId: 'h2', body: filing })).toMatchObject({
      status: 404,
      error: { message: 'Bidder not found' },
    })
    expect(await call('readLegalCase', { params: { id: 'bid_1' } })).toMatchObject({
      status: 404,
      error: { message: 'Legal case not found' },
    })
  })
})

describe('the score of the bidder of a case', () => {
  it('is brought up to date after a case was filed, dismissed or given to another, and not after other changes', async () => {
    const { call, sent, house } = await withBidder()
    const kinds = () => sent.splice(0).map(({ kind }) => kind)
    const settled = async () => {
      const ids = ['due:disputes:bid_1'].map((id) => ({ kind: 'remove', id }) as const)
      await house.in('cases').write(ids)
      const job = await readJob(house, 'results')
      if (job) await house.write([jobRecord.put({ ...job.document, status: 'completed' })])
    }
    const { id, version } = await call('createLegalCase', { body: filing })
    expect(kinds()).toEqual(['results'])
    await settled()
    const titled = await call('updateLegalCase', { params: { id }, body: { title: 'Unpaid chest', version } })
    expect(kinds()).toEqual([])
    await call('changeLegalCaseStatus', { params: { id }, body: { status: 'DISMISSED', reason: 'Paid', version: titled.version } })
    expect(kinds()).toEqual(['results'])
  })

  it('does not fail the change when the queue is away; the change is still due', async () => {
    const { call, breakQueue, house } = await withBidder()
    breakQueue()
    expect(await call('createLegalCase', { body: filing })).toMatchObject({ status: 201 })
    expect(await areDisputesDue(house)).toBe(true)
  })
})

it('has a type for each of the three lists, once', () => {
  expect(new Set(caseTypes).size).toBe(19)
  expect(caseTypes).toHaveLength(19)
})
