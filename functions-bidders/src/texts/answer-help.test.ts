import { rateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { expect, it } from 'vitest'
import { helpAnswer } from './answer-help.ts'

it('is logged and not asked for again where the message service refuses the number', async () => {
  const logged: unknown[] = []
  const refused = new Error('the message service answered 400')
  const answer = helpAnswer({ messenger: { send: () => Promise.reject(refused) }, rateLimiter: rateLimiter(memoryStore()) })
  const now = new Date('2026-11-21T09:00:00Z')
  await answer({ id: 'm1', number: '+12125550148', language: 'en', now, log: { error: (_message, error) => logged.push(error) } })
  expect(logged).toEqual([refused])
})
