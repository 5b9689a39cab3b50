import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { sendBidderEmail } from '@auctionwiz/contracts/bidder-emails'
import { expect, it } from 'vitest'
import { expectAccessible, inBrowser } from '../support/browser.ts'
import { fresh } from '../support/fresh.ts'
import { mailed } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { clientFor, signInAs } from '../support/people.ts'
import { createPerson } from '../support/person.ts'

const stack = ownStack()
const { web, outbox } = stack.urls
const visit = inBrowser()

/** The recipient of a text to the number replies STOP. */
const replyStop = async (to: string) => {
  const post = (path: string, body: object) =>
    fetch(`${outbox}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const sent = await post('/messages', { channel: 'sms', to, text: 'Reply STOP to get no more texts.' })
  const { number } = (await sent.json()) as { number: number }
  expect((await post(`/messages/${number}/reply`, { text: 'STOP' })).status).toBe(200)
}

it('lets a bidder stop the emails of a house by the link in one and its texts by a reply, which staff see and cannot pass over', async () => {
  const owner = await createPerson(stack, 'owner')
  const email = `ann.${fresh()}@mail.example`
  const phone = '+15550100177'
  const call = await clientFor(stack, owner.email, owner.password)
  const { id } = await call(createBidder, { body: { firstName: 'Ann', lastName: 'Pascoe', email, phone } })
  await call(sendBidderEmail, { params: { id }, body: { subject: 'Lot 214', message: 'It is yours.' } })
  const link = await mailed(email, ({ text }) => /Stop emails from Test house: (\S+)/.exec(text)?.[1])

  const { page, problems, context } = await visit()
  await page.goto(link)
  await page.getByText(`Test house will no longer be able to send emails to ${email}.`).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop emails' }).press('Enter')
  await page.getByText(`Test house will send no more emails to ${email}.`).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText(`Test house can send emails to ${email} again.`).waitFor()
  await page.getByRole('button', { name: 'Stop emails' }).press('Enter')
  await page.getByText(`Test house will send no more emails to ${email}.`).waitFor()
  expect(problems).toEqual([])
  await context.close()

  await replyStop(phone)
  const staff = await visit()
  await signInAs(staff.page, web, owner.email, owner.password)
  await staff.page.waitForURL('**/bidders')
  await staff.page.goto(`${web}/bidders/${id}`)
  await staff.page.getByText(/Opted out of email on \d/).waitFor()
  await staff.page.getByText(/^Answered STOP on \d/).waitFor()
  await expectAccessible(staff.page)
  expect(staff.problems).toEqual([])
  await expect(call(sendBidderEmail, { params: { id }, body: { subject: 'Lot 215', message: 'It waits.' } })).rejects.toMatchObject({
    code: 'email_stopped',
  })
  await staff.context.close()
})

it('says what to do where the link is not complete', async () => {
  const { page, problems, context, expecting } = await visit()
  expecting(400)
  await page.goto(`${web}/stop-emails#made-up`)
  await page.getByText('Open it again from the email.').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
