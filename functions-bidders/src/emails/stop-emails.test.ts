import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { houseRecord } from '@auctionwiz/records/houses'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com' }
const body = { subject: 'Lot 214', message: 'It is yours.' }
const recipient = { accountId: 'a1', auctionHouseId: 'h1', email: ann.email }

const withMail = async () => {
  const app = await testApp()
  const houses = [testHouse('h1', { name: 'Harcourt & Sons' }), testHouse('h2', { name: 'Northgate' })]
  await partitionOf(app.store, 'accounts', ['a1']).write(houses.map(houseRecord.put))
  const { id } = await app.call('createBidder', { body: ann })
  const mail = (bidderId: string = id) => app.call('sendBidderEmail', { params: { id: bidderId }, body })
  await mail()
  const [sent] = app.mails
  const link = /stop-emails#(\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
  const since = (bidderId: string = id) => app.call('readEmailStop', { params: { id: bidderId } })
  const actions = async () => (await app.audits()).flatMap((event) => ('action' in event ? [event.action] : []))
  return { ...app, id, link, sent, mail, since, actions }
}

describe('every mail to a bidder', () => {
  it('carries the link in its text, its page and its headers, and no address in the link', async () => {
    const { sent, link } = await withMail()
    expect(sent?.text).toContain(`Stop emails from Harcourt & Sons: https://app.example/stop-emails#${link}`)
    expect(sent?.html).toContain('>Stop emails from Harcourt &amp; Sons</a>')
    expect(sent?.headers).toEqual({
      'List-Unsubscribe': `<https://bidders.example/email-stops/one-click?link=${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(link).toMatch(/^v2\.[\w-]+$/)
  })
})

describe('a link in a mail', () => {
  it('says which house and address it is about, and changes nothing when it is opened', async () => {
    const { call, link, since } = await withMail()
    expect(await call('checkEmailLink', { body: { link } })).toEqual({ house: 'Harcourt & Sons', email: ann.email, status: 200 })
    expect(await since()).toEqual({ status: 200 })
  })

  it('stops all mails of the house once, also those to a bidder who is added with the address later', async () => {
    const { call, link, mail, mails, since, actions, clock, id } = await withMail()
    const stopped = { house: 'Harcourt & Sons', email: ann.email, stoppedAt: '2026-11-21T09:00:00.000Z' }
    expect(await call('stopEmails', { body: { link } })).toMatchObject(stopped)
    clock.now = new Date('2026-11-22T09:00:00Z')
    expect(await call('stopEmails', { body: { link } })).toMatchObject(stopped)
    expect((await actions()).filter((action) => action === 'bidder.email_stop')).toHaveLength(1)
    expect(await since()).toMatchObject({ stoppedAt: stopped.stoppedAt })
    const refused = { status: 409, error: { code: 'email_stopped', details: { name: 'Ann Pascoe', house: 'Harcourt & Sons' } } }
    expect(await mail()).toMatchObject(refused)
    expect(await call('deleteBidder', { params: { id } })).toMatchObject({ status: 200 })
    const again = await call('createBidder', { body: { ...ann, email: 'Ann.Pascoe@Example.com' } })
    expect(await mail(again.id)).toMatchObject(refused)
    expect(mails).toHaveLength(1)
  })

  it('lets the house write again when the recipient undoes the stop', async () => {
    const { call, link, mail, since, actions } = await withMail()
    await call('stopEmails', { body: { link } })
    for (let time = 0; time < 2; time += 1)
      expect(await call('undoEmailStop', { body: { link } })).toEqual({ house: 'Harcourt & Sons', email: ann.email, status: 200 })
    expect((await actions()).filter((action) => action === 'bidder.email_stop_undo')).toHaveLength(1)
    expect(await since()).toEqual({ status: 200 })
    expect(await mail()).toMatchObject({ status: 200 })
  })

  it('works by one POST of a mail program', async () => {
    const { call, link, since } = await withMail()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await call('stopEmailsAtOnce', { query: `link=${link}`, headers })).toEqual({ success: true, status: 200 })
    expect(await since()).toMatchObject({ stoppedAt: expect.any(String) })
  })

  it('counts in its own house alone', async () => {
    const { call, links, since, mail } = await withMail()
    const { page } = await links.of({ ...recipient, auctionHouseId: 'h2' })
    expect(await call('stopEmails', { body: { link: page.split('#')[1] } })).toMatchObject({ house: 'Northgate' })
    expect(await since()).toEqual({ status: 200 })
    expect(await mail()).toMatchObject({ status: 200 })
  })

  it.each(['checkEmailLink', 'stopEmails', 'undoEmailStop'])('is refused by %s when it was changed or made up', async (name) => {
    const { call, link, since } = await withMail()
    // The last character alone may hold bits that no byte has.
    const changed = link.slice(0, -3) + (link.at(-3) === '0' ? '1' : '0') + link.slice(-2)
    for (const forged of [changed, 'x', 'ab.cd', `${link.slice(0, 25)}00`])
      expect(await call(name, { body: { link: forged } })).toMatchObject({ status: 400, error: { code: 'email_link_rejected' } })
    expect(await call('stopEmailsAtOnce', { query: `link=${changed}` })).toMatchObject({
      status: 400,
      error: { code: 'email_link_rejected' },
    })
    expect(await since()).toEqual({ status: 200 })
  })

  it('slows down who tries wrong links, and who changes one again and again', async () => {
    const { call, link } = await withMail()
    const wrong = { body: { link: 'x' }, headers: { 'x-forwarded-for': '203.0.113.9' } }
    for (let time = 0; time < 201; time += 1) await call('checkEmailLink', wrong)
    expect(await call('checkEmailLink', wrong)).toMatchObject({ status: 429, error: { code: 'too_many_attempts' } })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1)
      for (const name of ['stopEmails', 'undoEmailStop']) statuses.push((await call(name, { body: { link } })).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses.slice(20)).toContain(429)
  })

  it('is answered for a house that is gone as for one that was made up', async () => {
    const { call, links } = await withMail()
    const { page } = await links.of({ ...recipient, auctionHouseId: 'h9' })
    const answer = await call('stopEmails', { body: { link: page.split('#')[1] } })
    expect(answer).toMatchObject({ status: 400, error: { code: 'email_link_rejected' } })
  })
})

describe('a stop', () => {
  it('is stored without the address, given out with the personal data, and outlives an erasure', async () => {
    const { call, link, store, id, mails, mail } = await withMail()
    await call('stopEmails', { body: { link } })
    const stops = async () => (await store.query('bidders', ['a1', 'h1'], { type: 'email-stop' }, { limit: 9 })).items
    expect(JSON.stringify(await stops())).not.toMatch(/pascoe/i)
    expect((await call('exportPersonalData', { params: { id } })).records).toContainEqual({
      type: 'email-stop',
      email: ann.email,
      stoppedAt: '2026-11-21T09:00:00.000Z',
    })
    expect(await call('erasePersonalData', { params: { id }, body: { reason: 'Asked by letter' } })).toMatchObject({ status: 200 })
    expect(await stops()).toHaveLength(1)
    const again = await call('createBidder', { body: ann })
    expect(await mail(again.id)).toMatchObject({ status: 409 })
    expect(mails).toHaveLength(1)
  })

  it('is audited without a person where no bidder has the address', async () => {
    const { call, links, audits } = await withMail()
    const { page } = await links.of({ ...recipient, email: 'gone@example.com' })
    await call('stopEmails', { body: { link: page.split('#')[1] } })
    const events = (await audits()).filter((event) => 'action' in event && event.action === 'bidder.email_stop')
    expect(events).toMatchObject([{ actorId: 'recipient', subjectType: 'house', subjectId: 'h1' }])
    expect(JSON.stringify(events)).not.toContain('gone@')
  })

  it('keeps the mail of an invitation back, which says why', async () => {
    const { call, link, id, store, mails, workOff } = await withMail()
    await call('stopEmails', { body: { link } })
    const at = '2026-12-05T10:00:00.000Z'
    const auction = {
      id: 'auc_1',
      type: 'auction',
      title: 'Clocks',
      location: '',
      startDate: at,
      endDate: at,
      createdAt: at,
      updatedAt: at,
    }
    await partitionOf(store, 'auctions', ['a1', 'h1']).write([{ kind: 'put', document: auction }])
    await call('bulkInvite', { body: { auctionId: 'auc_1', bidderIds: [id] } })
    await workOff()
    const { invitations } = await call('listInvitations', { query: 'auctionId=auc_1&state=invited' })
    expect(invitations).toMatchObject([{ mail: 'stopped' }])
    expect(mails).toHaveLength(1)
  })
})
