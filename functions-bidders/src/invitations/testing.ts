import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { listKeys } from '@auctionwiz/domain/bidders/list-keys'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { houseRecord } from '@auctionwiz/records/houses'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { expect } from 'vitest'
import { testApp } from '../testing.ts'

export const auctionId = 'auc_1'
export const auction = {
  id: auctionId,
  type: 'auction',
  title: 'Clocks & Barometers',
  location: 'Main room',
  startDate: '2026-12-05T10:00:00.000Z',
  endDate: '2026-12-05T16:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
}

interface Person {
  score: number
  status?: BidderDocument['status']
  disputes?: number
}

/** A house with an auction and bidders of these custom scores. */
export const houseWith = async (people: readonly Person[], threshold?: object) => {
  const app = await testApp()
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  await partitionOf(app.store, 'accounts', ['a1']).write([houseRecord.put(testHouse('h1', { name: 'Harcourt' }))])
  await house.in('auctions').write([{ kind: 'put', document: { ...auction, ...(threshold && { autoInviteThreshold: threshold }) } }])
  const ids: string[] = []
  for (const [index, { score, status = 'Active', disputes = 0 }] of people.entries()) {
    const { id } = await app.call('createBidder', { body: { firstName: 'P', lastName: `Number ${index}`, email: `p${index}@example.com` } })
    const stored = await readerOf(bidderRecord, house).find(id)
    if (!stored) throw new Error('not stored')
    const { document } = stored
    const changed: BidderDocument = {
      ...document,
      status,
      facts: { ...document.facts, disputes, paidOnTime: 3 },
      localScore: { ...document.localScore, score, tier: 'Gold' },
      nationalScore: { ...document.nationalScore, score: 100 - score, tier: 'Gold' },
    }
    await house.write([{ kind: 'put', document: bidderRecord.stored({ ...changed, listKeys: listKeys(changed) }) }])
    ids.push(id)
  }
  const list = async (state: string): Promise<Invitation[]> =>
    (await app.call('listInvitations', { query: `auctionId=${auctionId}&state=${state}` })).invitations
  const run = async (message?: string) => {
    const started = await app.call('runAutoInvite', { body: { auctionId, ...(message && { message }) } })
    await app.workOff()
    return started
  }
  return { ...app, house, ids, list, run }
}

export const rules = {
  ...defaultRules,
  autoInvite: { enabled: true, scoreThreshold: 80, requirePaymentHistory: true, requireMinimumTier: false, minimumTier: 'Gold' },
  autoDeny: { enabled: true, scoreThreshold: 40, checkDisputes: true, checkPaymentDefaults: true },
}

/** Puts the rules in force and leaves the scores that the test has set. */
export const setRules = async ({ call, sent }: Awaited<ReturnType<typeof houseWith>>) => {
  const { version } = await call('readScoringSettings')
  expect(await call('saveScoringSettings', { body: { ...rules, version } })).toMatchObject({ number: 1 })
  sent.length = 0
}
