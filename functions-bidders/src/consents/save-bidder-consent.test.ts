import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', phone: '+1 212 555 0148' }

const withAnn = async () => {
  const app = await testApp()
  const { id } = await app.call('createBidder', { body: ann })
  const params = { id }
  const save = (body: object, more: object = {}) => app.call('saveBidderConsent', { params, body, ...more })
  const events = async () =>
    (await app.audits()).flatMap((event) => ('action' in event && event.action === 'bidder.consent' ? [event] : []))
  return { ...app, params, save, events }
}

it('keeps who said so, when and how, and logs it once', async () => {
  const { save, call, params, events, clock } = await withAnn()
  const body = { channel: 'text', given: true, source: 'form' }
  const consent = { given: true, source: 'form', at: clock.now.toISOString(), by: expect.any(String), byId: 'u1' }
  expect(await save(body)).toMatchObject({ status: 200, consents: { text: consent } })
  await save(body)
  expect(await events()).toHaveLength(1)
  expect(await save({ ...body, channel: 'email', given: false })).toMatchObject({ consents: { text: consent, email: { given: false } } })
  expect((await call('readBidder', { params })).consents).toMatchObject({ text: consent, email: { given: false, source: 'form' } })
  expect(await events()).toHaveLength(2)
})

it('refuses an unknown channel, a stranger’s bidder, and a user without permission', async () => {
  const { save, call } = await withAnn()
  const body = { channel: 'text', given: true, source: 'form' }
  expect(await save({ ...body, channel: 'fax' })).toMatchObject({ status: 400 })
  expect(await save(body, { role: 'viewer' })).toMatchObject({ status: 403 })
  expect(await call('saveBidderConsent', { params: { id: 'bid_none' }, body })).toMatchObject({ status: 404 })
})
