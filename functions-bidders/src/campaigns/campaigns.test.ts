import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { invitationId, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { campaignMailRecord } from '@auctionwiz/records/campaigns'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { describe, expect, it } from 'vitest'
import { campaignHouse } from './testing.ts'

const people = (count: number) => Array.from({ length: count }, (_, index) => `bid_${index + 1}@example.com`)

describe('a campaign', () => {
  it('writes to everybody in its segment once, with the words, the auction and the link that stops emails', async () => {
    const app = await campaignHouse(45)
    const made = await app.call('createCampaign', app.planned())
    expect(made).toMatchObject({ status: 201, kind: 'premium', createdBy: 'Una Staff', counts: {} })
    await app.after(0)
    expect(app.mails.map(({ to }) => to).sort()).toEqual(people(45).sort())
    expect(app.mails[0]).toMatchObject({
      subject: 'The sale',
      text: expect.stringMatching(/Dear Ann Number \d+,\n\nCome and see\.\n\nAuction: Fine art\nStarts: .*\nLocation: Main room/s),
      headers: { 'List-Unsubscribe': expect.stringContaining('one-click'), 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    expect((await app.read(made.id)).campaign).toMatchObject({ status: 'sent', counts: { sent: 45 }, unsubscribed: 0 })
    expect(await app.audits()).toContainEqual(expect.objectContaining({ action: 'campaign.create', subjectId: 'auc_1' }))
  })

  it('leaves out, and counts, those who may not or need not get it', async () => {
    const app = await campaignHouse(8)
    await app.change('bid_1', { status: 'Suspended' })
    await app.change('bid_2', { email: '' })
    const { oneClick } = await app.links.of({ accountId: 'a1', auctionHouseId: 'h1', email: 'bid_3@example.com' })
    await app.call('stopEmailsAtOnce', { query: oneClick.split('?')[1] ?? '' })
    await app.register('bid_4')
    await app.call('bulkInvite', { body: { auctionId: 'auc_1', bidderIds: ['bid_5'] } })
    const denied = { auctionId: 'auc_1', bidderId: 'bid_6', bidderNumber: '6', bidderName: '6', state: 'denied' as const, decidedBy: [] }
    const keys = { score: 1, tier: 'Gold' as const, at: '2026-11-01T09:00:00Z', searchText: '', grams: [] }
    await recordsOf(invitationRecord, app.house).create({
      ...{ ...denied, ...keys, id: await invitationId('auc_1', 'bid_6') },
      listKeys: { score: 1, name: '', won: 0, lastAuction: '' },
    })
    const { total, bidders } = await app.preview()
    expect(total).toBe(8)
    const reasons = Object.fromEntries(bidders.map(({ bidderId, state }) => [bidderId, state]))
    expect(reasons).toEqual({
      ...{ bid_1: 'suspended', bid_2: 'noAddress', bid_3: 'unsubscribed', bid_4: 'registered', bid_5: 'invited' },
      ...{ bid_6: 'due', bid_7: 'due', bid_8: 'due' },
    })
    app.mails.length = 0
    const { id } = await app.call('createCampaign', app.planned())
    await app.after(0)
    const campaignMails = app.mails.filter(({ subject }) => subject === 'The sale')
    expect(campaignMails.map(({ to }) => to).sort()).toEqual(['bid_6@example.com', 'bid_7@example.com', 'bid_8@example.com'])
    const { campaign } = await app.read(id)
    expect(campaign.counts).toEqual({ suspended: 1, noAddress: 1, unsubscribed: 1, registered: 1, invited: 1, sent: 3 })
    const left = await app.call('listCampaignRecipients', { params: { id }, query: 'state=registered&state=invited' })
    expect(left.bidders.map(({ bidderId }: { bidderId: string }) => bidderId).sort()).toEqual(['bid_4', 'bid_5'])
  })

  it('of a category, and of a saved view, writes to those alone', async () => {
    const app = await campaignHouse(4)
    await app.change('bid_1', { preferredCategories: ['Wine & Spirits'] })
    await app.change('bid_2', { tags: ['VIP'] })
    expect((await app.preview({ kind: 'category' })).bidders.map(({ bidderId }) => bidderId).sort()).toEqual(['bid_2', 'bid_3', 'bid_4'])
    await app.addSale('auc_2', { title: 'Estate sale', description: '' })
    expect(await app.preview({ kind: 'category', auctionId: 'auc_2' })).toMatchObject({ total: 0, bidders: [] })
    const view = { name: 'VIPs', shared: false, filter: { tag: ['VIP'] }, columns: ['bidder'], density: 'compact' }
    const { id: viewId } = await app.call('createBidderView', { body: view })
    expect(await app.preview({ kind: 'segment', viewId })).toMatchObject({ total: 1, filter: { tag: ['VIP'] } })
    const made = await app.call('createCampaign', app.planned({ kind: 'segment', viewId }))
    await app.after(0)
    expect(app.mails.map(({ to }) => to)).toEqual(['bid_2@example.com'])
    expect((await app.read(made.id)).campaign).toMatchObject({ segmentName: 'VIPs' })
    const others = (await app.call('listCampaigns', { userId: 'u2' })).campaigns
    expect(others).toMatchObject([{ id: made.id }])
    expect(others[0]).not.toHaveProperty('segmentName')
    expect(await app.call('createCampaign', { ...app.planned({ kind: 'segment', viewId }), userId: 'u2' })).toMatchObject({ status: 404 })
    expect(await app.call('createCampaign', app.planned({ kind: 'segment' }))).toMatchObject({
      status: 400,
      error: { details: { fields: { viewId: 'Choose a saved view.' } } },
    })
  })

  it('shows the email as the bidder gets it', async () => {
    const app = await campaignHouse(1)
    const body = { auctionId: 'auc_1', bidderId: 'bid_1', subject: 'See www.example.com', message: 'Look at http://example.com' }
    const mail = await app.call('previewCampaignMail', { body })
    await app.call('createCampaign', app.planned({ subject: 'See www.example.com' }))
    await app.after(0)
    expect(mail).toMatchObject({ to: 'bid_1@example.com', subject: app.mails[0]?.subject })
    expect(mail.subject).toBe('See www. example. com')
    expect(mail.message).toMatch(/^Dear Ann Number 1,\n\nLook at example\. com\n\nAuction: Fine art/)
    expect(app.mails[0]?.text).toContain(`${mail.footer}\n${mail.stop}: https://app.example`)
  })

  it('needs an auction to come, a time before its end and the permission', async () => {
    const app = await campaignHouse(1)
    expect(await app.call('createCampaign', { ...app.planned(), role: 'viewer' })).toMatchObject({ status: 403 })
    expect(await app.call('createCampaign', app.planned({ sendAt: '2026-12-06T10:00:00Z' }))).toMatchObject({
      status: 400,
      error: { details: { fields: { sendAt: 'Choose a time before the end of the auction.' } } },
    })
    await app.addSale('auc_2', { publishedAt: undefined })
    expect(await app.call('createCampaign', app.planned({ auctionId: 'auc_2' }))).toMatchObject({
      status: 409,
      error: { code: 'auction_unpublished' },
    })
    expect(await app.call('createCampaign', app.planned({ auctionId: 'auc_3' }))).toMatchObject({ status: 404 })
    for (const name of ['readCampaign', 'stopCampaign', 'listCampaignRecipients'])
      expect(await app.call(name, { params: { id: 'cam_none' } })).toMatchObject({ status: 404 })
    const asked = { body: { auctionId: 'auc_1', kind: 'premium' }, adjusted: ['-bidders:view'] }
    expect(await app.call('previewCampaign', asked)).toMatchObject({ status: 403 })
  })
})

describe('a scheduled campaign', () => {
  it('waits for its time, then leaves out who registered meanwhile', async () => {
    const app = await campaignHouse(3)
    const { id } = await app.call('createCampaign', app.planned({ sendAt: '2026-11-24T09:00:00.000Z' }))
    await app.after(0)
    expect((await app.call('listJobs')).jobs).toContainEqual(expect.objectContaining({ kind: 'campaigns', resting: true }))
    for (let day = 0; day < 2; day += 1) await app.after(86_400)
    expect(app.mails).toEqual([])
    await app.register('bid_1')
    await app.after(86_400)
    expect(app.mails).toHaveLength(2)
    expect((await app.read(id)).campaign.counts).toEqual({ registered: 1, sent: 2 })
  })

  it('is stopped before its first mail, also within the wait of one that is sent now', async () => {
    const app = await campaignHouse(3, { mailWaitMs: 120_000 })
    const { id } = await app.call('createCampaign', app.planned())
    await app.after(60)
    expect(await app.call('stopCampaign', { params: { id }, role: 'viewer' })).toMatchObject({ status: 403 })
    expect(await app.call('stopCampaign', { params: { id } })).toMatchObject({ status: 200 })
    expect((await app.read(id)).campaign).toMatchObject({ status: 'stopping' })
    await app.after(600)
    expect(app.mails).toEqual([])
    expect((await app.read(id)).campaign).toMatchObject({ status: 'stopped', endedAt: expect.any(String) })
    expect(await app.call('stopCampaign', { params: { id } })).toMatchObject({ status: 200 })
    expect((await app.read(id)).campaign).toMatchObject({ status: 'stopped' })
    await app.call('createCampaign', app.planned())
    await app.after(120)
    expect(app.mails).toHaveLength(3)
  })

  it('ends when its view is deleted, or its auction is over', async () => {
    const app = await campaignHouse(2)
    const view = { name: 'All', shared: true, filter: {}, columns: ['bidder'], density: 'compact' }
    const { id: viewId } = await app.call('createBidderView', { body: view })
    const sendAt = '2026-11-21T12:00:00.000Z'
    const one = await app.call('createCampaign', app.planned({ kind: 'segment', viewId, sendAt }))
    await app.addSale('auc_2')
    const other = await app.call('createCampaign', app.planned({ auctionId: 'auc_2', sendAt }))
    await app.call('deleteBidderView', { params: { id: viewId } })
    await app.addSale('auc_2', { cancelledAt: '2026-11-21T10:00:00.000Z' })
    await app.after(4 * 3600)
    expect(app.mails).toEqual([])
    expect((await app.read(one.id)).campaign).toMatchObject({ status: 'stopped', problem: 'segmentGone' })
    expect((await app.read(other.id)).campaign).toMatchObject({ status: 'stopped', problem: 'auctionOver' })
  })
})

describe('results of a campaign', () => {
  it('say who unsubscribed by its mail, registered after it and won', async () => {
    const app = await campaignHouse(5)
    await app.register('bid_5', '50')
    const { id } = await app.call('createCampaign', app.planned())
    await app.after(0)
    const { oneClick } = await app.links.of({ accountId: 'a1', auctionHouseId: 'h1', email: 'bid_1@example.com' })
    await app.call('stopEmailsAtOnce', { query: oneClick.split('?')[1] ?? '' })
    app.clock.now = new Date('2026-11-22T09:00:00Z')
    await app.register('bid_2', '20')
    await app.register('bid_3', '30')
    await app.sell('1', '20', 700_00)
    await app.sell('2', '20', 300_00)
    await app.sell('3', '50', 900_00)
    expect(await app.read(id)).toMatchObject({
      campaign: { counts: { registered: 1, sent: 4 }, unsubscribed: 1 },
      outcome: { registered: 2, won: 1, hammer: 1000_00 },
    })
    await app.register('bid_3', '30', { state: 'Denied' })
    expect(await app.read(id)).toMatchObject({ outcome: { registered: 1, won: 1, hammer: 1000_00 } })
  })

  it.each(['changes', 'is erased'])('lose no stop of emails while the mail %s at the same moment', async (how) => {
    const app = await campaignHouse(1)
    await app.call('createCampaign', app.planned())
    await app.after(0)
    const [mail] = (await recordsOf(campaignMailRecord, app.house).page({}, { limit: 1 })).items
    if (!mail) throw new Error('no mail')
    const write = app.store.write.bind(app.store)
    let isFirst = true
    app.store.write = async (container, partition, writes) => {
      if (isFirst && writes.some((one) => one.kind === 'replace' && one.document.id === mail.document.id)) {
        isFirst = false
        const { id } = mail.document
        await write(container, partition, [how === 'changes' ? campaignMailRecord.put(mail.document) : { kind: 'remove', id }])
      }
      return write(container, partition, writes)
    }
    const { oneClick } = await app.links.of({ accountId: 'a1', auctionHouseId: 'h1', email: 'bid_1@example.com' })
    expect(await app.call('stopEmailsAtOnce', { query: oneClick.split('?')[1] ?? '' })).toMatchObject({ status: 200 })
    expect(isFirst).toBe(false)
    expect((await app.preview()).bidders).toMatchObject([{ state: 'unsubscribed' }])
  })
})

describe('a test mail', () => {
  const body = { auctionId: 'auc_1', bidderId: 'bid_1', subject: 'The sale', message: 'Come and see.' }
  const member = {
    userId: 'u1',
    accountRole: 'member' as const,
    houses: [],
    assignedAt: '2026-11-01T09:00:00.000Z',
    assignedBy: 'u0',
    revision: 1,
  }

  it('goes to the caller, says that it is one, and reaches no bidder', async () => {
    const app = await campaignHouse(1)
    const person = { name: 'Una Staff', firstName: 'Una', lastName: 'Staff', email: 'una@harcourt.example', mfa: false }
    await partitionOf(app.store, 'accounts', ['a1']).write([memberRecord.put({ ...member, id: memberId('u1'), person })])
    expect(await app.call('sendCampaignTest', { body })).toMatchObject({ status: 200, to: person.email })
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([[person.email, 'Test: The sale']])
    expect(app.mails[0]?.text).toContain('Dear')
    expect((await app.call('listCampaigns')).campaigns).toEqual([])
    expect(await app.call('sendCampaignTest', { body, role: 'viewer' })).toMatchObject({ status: 403 })
  })

  it('asks for an address of the caller', async () => {
    const app = await campaignHouse(1)
    expect(await app.call('sendCampaignTest', { body })).toMatchObject({ status: 409, error: { code: 'no_email' } })
    expect(app.mails).toEqual([])
  })
})

it('lists the campaigns of the house with the titles of their auctions', async () => {
  const app = await campaignHouse(1)
  await app.call('createCampaign', app.planned())
  expect((await app.call('listCampaigns')).campaigns).toMatchObject([{ auctionId: 'auc_1', auctionTitle: 'Fine art' }])
})
