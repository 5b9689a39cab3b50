import { messagesBusy } from '@auctionwiz/platform/core/mail/messages'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { houseRecord } from '@auctionwiz/records/houses'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com' }
const body = { subject: 'Lot 214', message: 'Dear Ann,\n\nit is <b>yours</b> & waits.' }

const withAnn = async () => {
  const app = await testApp()
  const house = testHouse('h1', { name: 'Harcourt', contact: { phone: '', email: 'desk@harcourt.example' } })
  await partitionOf(app.store, 'accounts', ['a1']).write([houseRecord.put(house)])
  const { id } = await app.call('createBidder', { body: ann })
  return { ...app, params: { id } }
}

it('sends what was written as text, in the name of the house, and logs that it was sent but not what', async () => {
  const { call, params, mails, audits } = await withAnn()
  expect(await call('sendBidderEmail', { params, body })).toMatchObject({ success: true })
  expect(mails).toMatchObject([{ channel: 'email', to: ann.email, subject: 'Lot 214' }])
  expect(mails[0]?.text).toContain('-- \nHarcourt. Please reply to desk@harcourt.example.')
  expect(mails[0]?.html).toContain('it is &lt;b&gt;yours&lt;/b&gt; &amp; waits.')
  const events = JSON.stringify(await audits())
  expect(events).toContain('bidder.email')
  expect(events).not.toContain('yours')
})

it('gives a request sent again the same message id, so that it arrives once, and logs it once', async () => {
  const { call, params, mails, audits } = await withAnn()
  for (let time = 0; time < 2; time += 1) await call('sendBidderEmail', { params, body, key: 'request-1' })
  expect(await call('sendBidderEmail', { params, body: { ...body, message: 'Something else' }, key: 'request-1' })).toMatchObject({
    status: 409,
    error: { code: 'idempotency_mismatch' },
  })
  expect(new Set(mails.map(({ id }) => id)).size).toBe(1)
  expect((await audits()).filter((event) => 'action' in event && event.action === 'bidder.email')).toHaveLength(1)
})

it('keeps the keys of users apart', async () => {
  const { call, params, mails } = await withAnn()
  await call('sendBidderEmail', { params, body, key: 'request-1' })
  const message = 'Something else'
  expect(await call('sendBidderEmail', { params, body: { ...body, message }, key: 'request-1', userId: 'u2' })).toMatchObject({
    status: 200,
  })
  expect(mails).toHaveLength(2)
})

it('refuses a subject of two lines, an empty message, and a user without permission', async () => {
  const { call, params, mails } = await withAnn()
  const wrong = await call('sendBidderEmail', { params, body: { subject: 'a\nBcc: b@c.example', message: ' ' } })
  expect(wrong).toMatchObject({ status: 400, error: { details: { fields: { subject: 'Use one line.', message: expect.any(String) } } } })
  expect(await call('sendBidderEmail', { params, body, role: 'viewer' })).toMatchObject({ status: 403 })
  expect(mails).toEqual([])
})

it('refuses a sixth mail to one bidder in a day, and any mail beyond what a new account may send', async () => {
  const { call, params, mails, paid, clock } = await withAnn()
  for (let mail = 0; mail < 5; mail += 1) expect(await call('sendBidderEmail', { params, body })).toMatchObject({ success: true })
  expect(await call('sendBidderEmail', { params, body })).toMatchObject({ status: 429, error: { code: 'recipient_limit' } })
  expect(mails).toHaveLength(5)
  paid.clear()
  clock.now = new Date('2026-11-22T09:00:00Z')
  const answers: number[] = []
  for (let mail = 0; mail < 31; mail += 1) {
    const email = `bidder${mail}@example.com`
    const { id } = await call('createBidder', { body: { ...ann, email } })
    answers.push((await call('sendBidderEmail', { params: { id }, body })).status)
  }
  expect(answers).toEqual([...Array(30).fill(200), 429])
  expect(mails).toHaveLength(35)
})

it('reports that the message service accepts no more for now, and when to try again', async () => {
  const { answerTo, params, messenger } = await withAnn()
  messenger.send = async () => Promise.reject(messagesBusy(90))
  const answer = await answerTo('sendBidderEmail', { params, body })
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '90'])
})
