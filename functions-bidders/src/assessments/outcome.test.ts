import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { expect, it } from 'vitest'
import { assessmentHouse, auctionId } from './testing.ts'

it('says of each recommendation who was invited, registered, bid, won and paid', async () => {
  const app = await assessmentHouse([{}, {}, {}, { score: 60 }, { score: 60 }, { score: 60 }])
  await app.assess()
  const outcome = () => app.call('readAssessmentOutcome', { params: app.params })
  await app.call('autoInviteAll', { params: app.params, body: {} })
  await app.workOff()
  await app.call('bulkInvite', { body: { bidderIds: ['bid_a4', 'bid_a5'], auctionId } })
  await app.workOff()
  const stranger = await app.call('createBidder', { body: { firstName: 'Late', lastName: 'Comer', email: 'late@example.com' } })
  for (const [paddle, id] of [...['bid_a1', 'bid_a2', 'bid_a4'], stranger.id].entries()) await app.sale.register(id, String(paddle + 1))
  await app.sale.lot(1, { hammer: 1000, paddle: '1' })
  await app.sale.lot(2, { hammer: 2000, paddle: '1' })
  await app.sale.lot(3, { hammer: 3000, paddle: '2' })
  app.clock.now = new Date('2026-12-02T10:00:00Z')
  await app.settle()
  const winner = bidderOf(await readerOf(bidderRecord, app.house).read('bid_a1'))
  const paid = winner.auctionHistory.map((item) => ({ ...item, paymentStatus: 'Paid' as const }))
  await app.write([{ before: winner, after: { ...winner, auctionHistory: paid } }])
  const { bands, scores, notAssessed } = await outcome()
  expect(bands.map(({ recommendation, counts }: { recommendation: string; counts: object }) => [recommendation, counts])).toEqual([
    ['Auto-Invite', { assessed: 3, invited: 3, registered: 2, bid: 2, won: 2, paid: 1 }],
    ['Consider', { assessed: 3, invited: 2, registered: 1, bid: 0, won: 0, paid: 0 }],
    ['Review', { assessed: 0, invited: 0, registered: 0, bid: 0, won: 0, paid: 0 }],
    ['Skip', { assessed: 0, invited: 0, registered: 0, bid: 0, won: 0, paid: 0 }],
  ])
  expect(bands[0].matchScore).toBe(100)
  expect(bands[2].matchScore).toBeUndefined()
  // The stranger was not assessed, and nobody outside of the invited counts.
  const total = (stage: string) =>
    scores.reduce((sum: number, { counts }: { counts: Record<string, number> }) => sum + (counts[stage] ?? 0), 0)
  expect(['assessed', 'invited', 'registered', 'bid', 'won', 'paid'].map(total)).toEqual([6, 5, 3, 2, 2, 1])
  expect(scores.at(-1)).toMatchObject({ from: 90, to: 100, counts: { assessed: 6, invited: 5, registered: 3, won: 2 }, matchScore: 100 })
  expect(notAssessed).toBe(1)
})

it('reads a large sale a few queries at a time', async () => {
  const app = await assessmentHouse()
  for (let number = 1; number <= 60; number += 1) await app.sale.register(`bid_gone_${number}`, String(number))
  const read = app.store.read.bind(app.store)
  let [open, most] = [0, 0]
  app.store.read = async <T extends StoredDocument>(...of: Parameters<typeof read>) => {
    open += 1
    most = Math.max(most, open)
    return read<T>(...of).finally(() => {
      open -= 1
    })
  }
  expect(await app.call('readAssessmentOutcome', { params: app.params })).toMatchObject({ notAssessed: 60 })
  expect(most).toBeLessThanOrEqual(16)
})
