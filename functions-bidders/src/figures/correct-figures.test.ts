import { factsWith } from '@auctionwiz/domain/scores/test-samples'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { appWith } from '../duplicates/testing.ts'

const wrong = aBidder({ id: 'bid_1', facts: factsWith({ defaults: 2, spent: 10_000_000, wins: 20, lotsBid: 30, auctions: 4 }) })

const setUp = async () => {
  const app = await appWith([wrong])
  const read = () => app.call('readBidder', { params: { id: 'bid_1' } })
  return { ...app, read }
}

describe('correctFigures', () => {
  it('corrects figures, recomputes both scores, and logs old and new figures with the reason', async () => {
    const { call, read, house } = await setUp()
    const before = await read()
    const body = { figures: { defaults: 0, spent: 100_000, wins: 2 }, reason: 'Typing error in the file', version: before.version }
    const after = await call('correctFigures', { params: { id: 'bid_1' }, body })
    expect(after.facts).toEqual(factsWith({ defaults: 0, spent: 100_000, wins: 2, lotsBid: 30, auctions: 4 }))
    expect(after.nationalScore.score).not.toBe(before.nationalScore.score)
    expect(after.localScore.score).not.toBe(before.localScore.score)
    expect(after.scoreHistory.at(-1)?.cause).toBe('Figures corrected')
    const { items } = await storedIn(house).query({ type: 'audit' }, { limit: 10 })
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'bidder.figures',
          before: { defaults: 2, spent: 10_000_000, wins: 20 },
          after: { defaults: 0, spent: 100_000, wins: 2, reason: 'Typing error in the file' },
        }),
      ]),
    )
  })

  it('refuses what can’t be, and what was changed meanwhile', async () => {
    const { call, read } = await setUp()
    const { version } = await read()
    const refused = call('correctFigures', { params: { id: 'bid_1' }, body: { figures: { wins: 31 }, reason: 'x', version } })
    expect(await refused).toMatchObject({ error: { details: { fields: { wins: '31 lots won, but only 30 lots bid on.' } } } })
    const noDay = call('correctFigures', {
      params: { id: 'bid_1' },
      body: { figures: { firstAuction: '2025-02-30' }, reason: 'x', version },
    })
    expect(await noDay).toMatchObject({
      error: { details: { fields: { 'figures.firstAuction': expect.stringContaining('does not exist') } } },
    })
    const stale = call('correctFigures', { params: { id: 'bid_1' }, body: { figures: { wins: 3 }, reason: 'x', version: 'old' } })
    expect(await stale).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  })

  it('is for those who may edit history', async () => {
    const { call, read } = await setUp()
    const { version } = await read()
    const body = { figures: { wins: 3 }, reason: 'x', version }
    expect(await call('correctFigures', { role: 'staff', params: { id: 'bid_1' }, body })).toMatchObject({ status: 403 })
    const granted = { role: 'staff', adjusted: ['+bidders:history_edit'], params: { id: 'bid_1' }, body } as const
    expect(await call('correctFigures', granted)).toMatchObject({ facts: { wins: 3 } })
  })

  it('needs a reason', async () => {
    const { call, read } = await setUp()
    const { version } = await read()
    const refused = call('correctFigures', { params: { id: 'bid_1' }, body: { figures: { wins: 3 }, reason: ' ', version } })
    expect(await refused).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
  })
})
