import { translatedPhrase } from '@auctionwiz/contracts/phrases'
import { de } from '@auctionwiz/contracts/phrases/de'
import { disputants } from '@auctionwiz/domain/legal-cases/dispute'
import { type CaseState, newCase } from '@auctionwiz/domain/legal-cases/new-case'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { caseContributionRecord } from '@auctionwiz/records/case-contributions'
import { areDisputesDue, disputesDue } from '@auctionwiz/records/disputes-due'
import { legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { expect, it } from 'vitest'
import { saleHouse } from '../results/testing.ts'

const filed: CaseState = {
  ...newCase({ now: new Date('2026-11-21T09:00:00Z'), by: 'Una Staff' }),
  id: 'case_1',
  caseNumber: 'LC-1001',
  caseType: 'bidding_dispute',
  category: 'post_sale',
  priority: 'high',
  title: 'Bidding dispute',
  jurisdiction: 'NY, USA',
  bidderId: 'bid_1',
}

/** The case after a move by a person. */
const movedTo = (before: CaseState, ...statuses: CaseState['status'][]): CaseState => {
  const move = { timestamp: '2026-11-22T09:00:00Z', reason: 'Agreed', changedBy: 'Una Staff', automated: false }
  const statusHistory = [...before.statusHistory, ...statuses.map((status) => ({ ...move, status }))]
  return { ...before, status: statuses.at(-1) ?? before.status, statusHistory }
}

const withCases = async () => {
  const app = await saleHouse()
  /** Writes a case as the app of auctions writes it. */
  const write = async (before: CaseState | undefined, after: CaseState | undefined) => {
    const id = (after ?? before)?.id ?? ''
    const writes = disputesDue(before, after, app.clock.now)
    const own = after ? legalCaseRecord.put(legalCaseDocument(after)) : ({ kind: 'remove', id } as const)
    await app.house.in('cases').write([own, ...writes])
    return after
  }
  return { ...app, write }
}

it('an open case counts against its bidder, and the change of the score names it; its end takes it back', async () => {
  const { write, settle, bidder, house } = await withCases()
  const before = await bidder('bid_1')
  await write(undefined, filed)
  await settle()
  const disputed = await bidder('bid_1')
  expect(disputed.facts).toEqual({ ...before.facts, disputes: 1 })
  expect(disputed.scoreHistory.at(-1)).toMatchObject({ cause: 'Legal case LC-1001 opened' })
  expect([before.nationalScore.tier, disputed.nationalScore.tier]).toEqual(['New', 'Bronze'])
  expect(disputed.recordedFacts).toBeUndefined()
  await write(filed, movedTo(filed, 'PENDING', 'IN REVIEW', 'RESOLVED', 'CLOSED'))
  await settle()
  const after = await bidder('bid_1')
  expect([after.facts, after.nationalScore.score]).toEqual([before.facts, before.nationalScore.score])
  expect(after.scoreHistory.at(-1)).toMatchObject({ cause: 'Legal case LC-1001 resolved' })
  expect(await areDisputesDue(house)).toBe(false)
  expect(translatedPhrase(de(), 'Legal case LC-1001 resolved', 'de')).toBe('Rechtsfall LC-1001 gelöst')
})

it('a payment default counts with its amount, which follows the claim', async () => {
  const { write, settle, bidder } = await withCases()
  const { currency } = await bidder('bid_1')
  const unpaid: CaseState = { ...filed, caseType: 'payment_default', claimAmount: { amount: 120_000, currency } }
  await write(undefined, unpaid)
  await settle()
  expect((await bidder('bid_1')).facts).toMatchObject({ disputes: 0, defaults: 1, defaultAmount: 120_000 })
  const more = { ...unpaid, claimAmount: { amount: 150_000, currency } }
  await write(unpaid, more)
  await settle()
  expect((await bidder('bid_1')).facts).toMatchObject({ defaults: 1, defaultAmount: 150_000 })
  await write(more, { ...more, claimAmount: { amount: 150_000, currency: 'JPY' } })
  await settle()
  expect((await bidder('bid_1')).facts).toMatchObject({ defaults: 1, defaultAmount: 0 })
})

it('a case that moves to another bidder moves what it counts; a deleted one counts for nobody', async () => {
  const { write, settle, bidder, house } = await withCases()
  const disputes = async () => [(await bidder('bid_1')).facts.disputes, (await bidder('bid_2')).facts.disputes]
  await write(undefined, filed)
  await settle()
  const moved = { ...filed, bidderId: 'bid_2' }
  await write(filed, moved)
  await settle()
  expect(await disputes()).toEqual([0, 1])
  await write(moved, undefined)
  await settle()
  expect(await disputes()).toEqual([0, 0])
  expect((await bidder('bid_2')).scoreHistory.at(-1)?.cause).toBe('Legal case LC-1001 withdrawn')
  expect(await readerOf(caseContributionRecord, house).count()).toBe(0)
})

it('counts once, however often the work is done, for more cases than a batch holds', async () => {
  const { write, settle, bidder } = await withCases()
  for (let number = 1; number <= 45; number += 1)
    await write(undefined, { ...filed, id: `case_${number}`, caseNumber: `LC-${1000 + number}` })
  await settle()
  const first = await bidder('bid_1')
  expect(first.facts.disputes).toBe(45)
  await write(undefined, { ...filed, id: 'case_1' })
  await settle()
  expect(await bidder('bid_1')).toEqual(first)
})

it('of a deleted bidder waits until the bidder is restored', async () => {
  const { write, settle, bidder, call, house } = await withCases()
  await write(undefined, filed)
  await call('deleteBidder', { params: { id: 'bid_1' } })
  await settle()
  expect(await areDisputesDue(house)).toBe(true)
  await call('restoreBidder', { params: { id: 'bid_1' }, body: {} })
  await settle()
  expect((await bidder('bid_1')).facts.disputes).toBe(1)
})

it('loses nothing and counts nothing twice wherever the work is killed', async () => {
  for (const end of ['before', 'after'] as const) {
    let wasKilled = true
    for (let calls = 0; wasKilled; calls += 1) {
      const { write, settle, start, bidder, store, ports, sent } = await withCases()
      await write(undefined, filed)
      await write(undefined, { ...filed, id: 'case_2', caseNumber: 'LC-1002', bidderId: 'bid_2' })
      await start()
      let left = calls
      wasKilled = false
      const own = store.write
      store.write = async (...one) => {
        if (wasKilled) throw new Error('killed')
        left -= 1
        if (left >= 0) return own(...one)
        wasKilled = true
        if (end === 'after') await own(...one)
        throw new Error('killed')
      }
      const message = sent.at(-1)
      if (message) await workOnJob(ports)(message).catch(() => undefined)
      store.write = own
      await settle()
      const disputes = [(await bidder('bid_1')).facts.disputes, (await bidder('bid_2')).facts.disputes]
      expect([end, calls, ...disputes]).toEqual([end, calls, 1, 1])
    }
  }
})

it.each<[string, Partial<CaseState> | undefined, Partial<CaseState> | undefined, string[]]>([
  ['a new case', undefined, {}, ['bid_1']],
  ['a case of a consignor', undefined, { caseType: 'consigner_dispute' }, []],
  ['a case without a bidder', undefined, { bidderId: undefined }, []],
  ['a move among open statuses', {}, { status: 'IN REVIEW' }, []],
  ['a dismissal', {}, { status: 'DISMISSED' }, ['bid_1']],
  ['a closing', { status: 'DISMISSED' }, { status: 'CLOSED' }, []],
  ['another bidder', {}, { bidderId: 'bid_2' }, ['bid_1', 'bid_2']],
  ['another title', {}, { title: 'Other' }, []],
])('makes facts due: %s', (_, before, after, bidders) => {
  const whole = (change: Partial<CaseState> | undefined) => change && ({ ...filed, ...change } as CaseState)
  expect(disputants(whole(before), whole(after))).toEqual(bidders)
})
