import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { sendBidderEmail } from '@auctionwiz/contracts/bidder-emails'
import { readEmailStop } from '@auctionwiz/contracts/email-stops'
import { expect, it } from 'vitest'
import { fresh } from '../support/fresh.ts'
import { mailed } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

it('stops emails by the POST that a mail program sends to the address in List-Unsubscribe', async () => {
  const call = await (await createTenant(ownStack())).as('owner')
  const email = `ann.${fresh()}@mail.example`
  const { id } = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Pascoe', email } })
  const write = () => call(sendBidderEmail, { params: { id }, body: { subject: 'Lot 214', message: 'It is yours.' } })
  await write()
  const address = await mailed(email, ({ headers }) => /^<(\S+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1])
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
  expect(await call(readEmailStop, { params: { id } })).toEqual({ stoppedAt: expect.any(String) })
  await expect(write()).rejects.toMatchObject({ code: 'email_stopped', status: 409 })
})
