import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { messagesBusy } from '@auctionwiz/platform/core/mail/messages'
import { type Fault, faulty } from '@auctionwiz/platform/core/testing/faults'
import { describe, expect, it } from 'vitest'
import { arrived, type CampaignHouse, campaignHouse } from './testing.ts'

const everyoneOnce = (app: CampaignHouse, count: number) => {
  const counts = arrived(app.mails)
  expect(counts.size).toBe(count)
  expect([...counts.values()].every((times) => times === 1)).toBe(true)
}

describe('nobody gets two mails of overlapping campaigns', () => {
  it('under two clicks, with a request key and without one', async () => {
    const app = await campaignHouse(30)
    const [one, other] = await Promise.all([0, 1].map(() => app.call('createCampaign', { ...app.planned(), key: 'key-of-the-form-1' })))
    expect(other.id).toBe(one.id)
    expect(await app.call('createCampaign', { ...app.planned({ subject: 'Else' }), key: 'key-of-the-form-1' })).toMatchObject({
      error: { code: 'idempotency_mismatch' },
    })
    const second = await app.call('createCampaign', app.planned())
    expect(second.id).not.toBe(one.id)
    await app.after(0)
    everyoneOnce(app, 30)
    const [first, again] = [await app.read(one.id), await app.read(second.id)].map(({ campaign }) => campaign.counts)
    expect([first, again]).toContainEqual({ sent: 30 })
    expect([first, again]).toContainEqual({ otherCampaign: 30 })
  })

  it('of one auction at any time, and of two auctions within a week', async () => {
    const app = await campaignHouse(3)
    const late = { startDate: '2027-03-05T10:00:00.000Z', endDate: '2027-03-05T16:00:00.000Z' }
    await app.addSale('auc_1', late)
    await app.addSale('auc_2', late)
    await app.call('createCampaign', app.planned())
    await app.after(0)
    const send = async (auctionId: string) => {
      const { id } = await app.call('createCampaign', app.planned({ auctionId }))
      await app.after(0)
      return (await app.read(id)).campaign.counts
    }
    expect(await send('auc_2')).toEqual({ otherCampaign: 3 })
    await app.after(8 * 86_400)
    expect(await send('auc_1')).toEqual({ otherCampaign: 3 })
    expect(await send('auc_2')).toEqual({ sent: 3 })
  })

  it('when the address went to another bidder, or the bidder got another address', async () => {
    const app = await campaignHouse(2)
    await app.call('createCampaign', app.planned())
    await app.after(0)
    await app.change('bid_1', { email: 'moved@example.com' })
    await app.change('bid_2', { email: 'bid_1@example.com' })
    expect((await app.preview()).bidders.map(({ state }) => state)).toEqual(['otherCampaign', 'otherCampaign'])
  })

  it('when the bidder refused emails', async () => {
    const app = await campaignHouse(2)
    const at = '2026-11-01T09:00:00.000Z'
    await app.change('bid_2', { consents: { email: { given: false, source: 'phone', at, by: 'Una', byId: 'u1' } } })
    const { id } = await app.call('createCampaign', app.planned())
    await app.after(0)
    expect((await app.read(id)).campaign.counts).toEqual({ sent: 1, noConsent: 1 })
  })

  it('when a record that got the mail is merged into one with another address', async () => {
    const app = await campaignHouse(2)
    const { messenger } = app
    const { send } = messenger
    messenger.send = async (mail) => (mail.to.startsWith('bid_2') ? Promise.reject(messagesBusy(60)) : send(mail))
    const { id } = await app.call('createCampaign', app.planned())
    await app.after(0)
    expect((await app.read(id)).campaign.counts).toEqual({ sent: 1, due: 1 })
    const { localScore } = await app.call('readBidder', { params: { id: 'bid_2' } })
    const { version, conflicts } = await app.call('compareBidders', { query: 'first=bid_1&second=bid_2' })
    const choices = Object.fromEntries((conflicts as { field: string }[]).map(({ field }) => [field, 'bid_2']))
    const merged = await app.call('mergeBidders', { body: { bidderIds: ['bid_1', 'bid_2'], version, primaryId: 'bid_2', choices } })
    expect(merged.status).toBe(200)
    messenger.send = send
    await app.after(120)
    expect((await app.read(id)).campaign.counts).toEqual({ sent: 1, mergedRecord: 1 })
    everyoneOnce(app, 1)
    await app.change('bid_2', { localScore })
    const other = await app.call('createCampaign', app.planned())
    await app.after(0)
    expect((await app.read(other.id)).campaign.counts).toEqual({ otherCampaign: 1 })
  })

  it('when another campaign is created while mails are being sent', async () => {
    const app = await campaignHouse(50)
    const { messenger } = app
    const { send } = messenger
    let more = 2
    messenger.send = async (mail) => {
      if (more > 0) {
        more -= 1
        await app.call('createCampaign', app.planned())
      }
      await send(mail)
    }
    await app.call('createCampaign', app.planned())
    await app.after(0)
    await app.after(400)
    everyoneOnce(app, 50)
  })

  it('sends nothing after the page that is under way when it is stopped, and says who got none', async () => {
    const app = await campaignHouse(60)
    const { messenger } = app
    const { send } = messenger
    const { id } = await app.call('createCampaign', app.planned())
    let stopped = false
    messenger.send = async (mail) => {
      if (!stopped) {
        stopped = true
        expect(await app.call('stopCampaign', { params: { id } })).toMatchObject({ status: 200 })
      }
      await send(mail)
    }
    await app.after(0)
    await app.after(600)
    expect(app.mails).toHaveLength(20)
    expect((await app.read(id)).campaign).toMatchObject({ status: 'stopped', counts: { sent: 20, campaignStopped: 40 } })
    await app.call('createCampaign', app.planned())
    await app.after(0)
    everyoneOnce(app, 60)
  })

  it('keeps to the pace of the message service and to the budget of the account', async () => {
    const app = await campaignHouse(45)
    app.paid.clear()
    const { messenger } = app
    const { send } = messenger
    let busy = true
    messenger.send = async (mail) => {
      if (busy) throw messagesBusy(30)
      await send(mail)
    }
    await app.call('createCampaign', app.planned())
    await app.after(0)
    expect(app.mails).toEqual([])
    busy = false
    await app.after(60)
    expect(app.mails.length).toBeLessThanOrEqual(30)
    for (let minute = 0; minute < 3; minute += 1) await app.after(60)
    everyoneOnce(app, 45)
  })
})

/** Runs the messages of the queue; the first delivery of each meets a fault. */
const workWith = async (app: CampaignHouse, faults: Fault[]): Promise<void> => {
  for (let message = app.sent.shift(); message; message = app.sent.shift()) {
    const fault = faults.shift()
    if (fault) {
      const { partition } = faulty(fault)
      const tenant: typeof app.ports.tenant = (...ids) => {
        const { house, account } = app.ports.tenant(...ids)
        return { house: partition(house), account: partition(account) }
      }
      const works = workOnJob({ ...app.ports, tenant })(message)
      await works.catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'killed') throw error
      })
    }
    await workOnJob(app.ports)(message)
  }
}

const undisturbed = { sent: 47, registered: 1, suspended: 2 }

describe('a worker that is killed at any call', () => {
  const ends = ['killed before', 'killed after', 'answer lost'] as const
  const calls = Array.from({ length: 12 }, (_, index) => index * 5)

  it.each(ends)(
    'leaves two campaigns as an undisturbed run does: %s',
    async (end) => {
      for (const call of calls) {
        const app = await campaignHouse(50)
        await app.change('bid_1', { status: 'Suspended' })
        await app.change('bid_2', { status: 'Suspended' })
        await app.register('bid_3')
        const made = await Promise.all([0, 1].map(() => app.call('createCampaign', app.planned())))
        await workWith(app, [
          { calls: call, end },
          { calls: call + 7, end },
        ])
        // What was claimed by a dead worker is taken up after five minutes.
        for (let wait = 0; wait < 4; wait += 1) await app.after(301)
        everyoneOnce(app, 47)
        const counts = await Promise.all(made.map(async ({ id }) => (await app.read(id)).campaign))
        expect(counts.map(({ status }) => status)).toEqual(['sent', 'sent'])
        expect(counts.map((one) => one.counts)).toContainEqual(undisturbed)
        expect(counts.map((one) => one.counts)).toContainEqual({ otherCampaign: 47, registered: 1, suspended: 2 })
      }
    },
    120_000,
  )
})
