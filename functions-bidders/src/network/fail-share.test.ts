import { expect, it, vi } from 'vitest'
import { failShare } from './fail-share.ts'

const message = { accountId: 'a1', auctionHouseId: 'h1', bidderIds: ['bid_1'] }

it('delays a notice that failed too often by an hour, for a day, and then logs it', async () => {
  const send = vi.fn(async () => undefined)
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  await failShare({ queue: { send }, log })(message)
  expect(send).toHaveBeenCalledWith({ ...message, rounds: 1 }, 3600)
  await failShare({ queue: { send }, log })({ ...message, rounds: 24 })
  expect(send).toHaveBeenCalledTimes(1)
  expect(log.error).toHaveBeenCalledOnce()
})
