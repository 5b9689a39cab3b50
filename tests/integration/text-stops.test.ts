import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { readTextStop } from '@auctionwiz/contracts/text-stops'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

it('takes the reply that the outbox delivers as Event Grid does, and none without its secret', async () => {
  const stack = ownStack()
  const call = await (await createTenant(stack)).as('owner')
  const phone = '+15550100148'
  const { id } = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Pascoe', email: 'ann@mail.example', phone } })
  const headers = { 'content-type': 'application/json' }
  const post = (path: string, body: object) => fetch(`${stack.urls.outbox}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const sent = await post('/messages', { channel: 'sms', to: phone, text: 'Reply STOP to get no more texts.' })
  const { number } = (await sent.json()) as { number: number }
  const stopped = () => call(readTextStop, { params: { id } })
  expect((await post(`/messages/${number}/reply`, { text: 'Stop' })).status).toBe(200)
  expect(await stopped()).toEqual({ stoppedAt: expect.any(String) })
  expect((await post(`/messages/${number}/reply`, { text: 'START' })).status).toBe(200)
  expect(await stopped()).toEqual({})
  const forged = await fetch(`${stack.urls.bidders}/text-events?secret=guessed`, { method: 'POST', headers, body: '[{"eventType":"any"}]' })
  expect([forged.status, await forged.json()]).toMatchObject([401, { error: { code: 'events_refused' } }])
})
