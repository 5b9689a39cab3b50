import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { refOf, regular, shared, type testNetwork } from './test-network.ts'

type Net = ReturnType<typeof testNetwork>

/** One that pays late at another house, of five that know the person. */
const informed = async () => {
  const net = await shared(['a', 'b', 'c', 'd', 'e'])
  for (const account of ['b', 'c', 'd', 'e']) await net.put(account, { id: `${account}1`, email: 'v.parr@example.com', history: regular })
  const late = [{ auctionDate: '2026-10-09T18:00:00Z', daysToPay: 20 }, ...regular.slice(1)]
  await net.put('a', { id: 'a1', email: 'v.parr@example.com', history: late })
  return net
}

/** Adds an objection as the call does. */
const object = async ({ network, messages, workOff }: Net, status: 'open' | 'upheld' = 'open') => {
  const house = network.house(refOf('b', ''))
  const stored = await readerOf(bidderRecord, house).find('b1')
  if (!stored) throw new Error('no bidder')
  const { version, ...bidder } = bidderOf(stored)
  const event = { kind: 'late' as const, month: '2026-10' }
  const networkObjections = [{ id: 'obj_1', event, reason: 'Paid on the day', at: '2026-11-21T09:00:00Z', by: 'Una', byId: 'u1', status }]
  await house.write([{ kind: 'replace', document: bidderRecord.stored(bidderDocument({ ...bidder, networkObjections })), version }])
  messages.push({ accountId: 'b', auctionHouseId: 'b_house', bidderIds: ['b1'] })
  await workOff()
}

it('takes a contested event out of the score until it is settled', async () => {
  const net = await informed()
  const contested = await net.read('b', 'b1')
  expect(contested.network?.facts.paidLate).toBe(1)
  expect(contested.scoreHistory.at(-1)?.network).toEqual({ kind: 'late', month: '2026-10' })
  const others = await net.read('c', 'c1')
  await object(net)
  const without = await net.read('b', 'b1')
  expect(without.network?.facts.paidLate).toBe(0)
  expect(without.network?.auctions.some(({ outcome }) => outcome === 'late')).toBe(false)
  expect(without.nationalScore.exact).toBeGreaterThan(contested.nationalScore.exact)
  expect(await net.read('c', 'c1')).toEqual(others)

  const settle = (outcome: 'upheld' | 'rejected') => {
    net.messages.push({ accountId: 'b', auctionHouseId: 'b_house', bidderIds: ['b1'], settle: { objectionId: 'obj_1', outcome } })
    return net.workOff()
  }
  await settle('rejected')
  const again = await net.read('b', 'b1')
  expect(again.network).toEqual(contested.network)
  expect(again.networkObjections).toMatchObject([{ status: 'rejected', settledAt: '2026-11-21T09:00:00.000Z' }])
  expect(await net.documentsOf(net.network.house(refOf('b', '')), 'audit')).toMatchObject([
    { action: 'network.objection_settle', actorId: 'operator', subjectId: 'b1' },
  ])
  await settle('upheld')
  expect((await net.read('b', 'b1')).networkObjections).toMatchObject([{ status: 'rejected' }])
})

it('leaves what an upheld objection contests out for good', async () => {
  const net = await informed()
  await object(net)
  net.messages.push({
    accountId: 'b',
    auctionHouseId: 'b_house',
    bidderIds: ['b1'],
    settle: { objectionId: 'obj_1', outcome: 'upheld' },
  })
  await net.workOff()
  const settled = await net.read('b', 'b1')
  expect(settled.networkObjections).toMatchObject([{ status: 'upheld' }])
  expect(settled.network?.facts.paidLate).toBe(0)
})

const event = { kind: 'late', month: '2026-10' } as const

const withEvent = async () => {
  const app = await testApp()
  const { id } = await app.call('createBidder', { body: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' } })
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const stored = await readerOf(bidderRecord, house).find(id)
  if (!stored) throw new Error('no bidder')
  const change = {
    at: '2026-11-01T09:00:00Z',
    scoreType: 'national',
    score: 61,
    tier: 'Bronze',
    cause: 'Paid late at another house, October',
  } as const
  const scoreHistory = [...stored.document.scoreHistory, { ...change, network: event }]
  await house.write([{ kind: 'put', document: bidderRecord.stored({ ...stored.document, scoreHistory }) }])
  const object = (body: object, sent: object = {}) => app.call('objectToNetwork', { params: { id }, body, ...sent })
  const read = (sent: object = {}) => app.call('readBidder', { params: { id }, ...sent })
  return { ...app, id, object, read }
}

it('is stored with the bidder and audited, once for each event that the score names', async () => {
  const { object, read, audits } = await withEvent()
  const { version } = await read()
  const answer = await object({ event, reason: 'Paid on the day', version })
  expect(answer).toMatchObject({ status: 201, networkObjections: [{ event, reason: 'Paid on the day', by: 'Una Staff', status: 'open' }] })
  expect(await audits()).toContainEqual(
    expect.objectContaining({ action: 'network.objection', after: expect.objectContaining({ event, reason: 'Paid on the day' }) }),
  )
  expect(await object({ event, reason: 'Again', version: answer.version })).toMatchObject({
    status: 409,
    error: { code: 'already_exists' },
  })
  expect(await object({ event, reason: 'Late', version })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  const other = { kind: 'late', month: '2026-09' }
  expect(await object({ event: other, reason: 'Never', version: answer.version })).toMatchObject({ status: 400 })
  expect(await object({ event: { kind: 'late', month: 'October' }, reason: 'x', version: answer.version })).toMatchObject({ status: 400 })
})

it('is for those who may read the network; others see neither its facts nor its events', async () => {
  const { object, read } = await withEvent()
  const { version } = await read()
  await object({ event, reason: 'Paid on the day', version })
  const staff = { role: 'staff' }
  expect(await object({ event, reason: 'x', version }, staff)).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  const seen = await read(staff)
  expect(seen.networkObjections).toBeUndefined()
  expect(seen.network).toBeUndefined()
  expect(JSON.stringify(seen.scoreHistory)).not.toMatch(/October|late/)
  expect(seen.scoreHistory.at(-1).cause).toBe('Activity at other auction houses')
})
