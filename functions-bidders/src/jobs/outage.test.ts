import { type Outage, outageWorld } from '@auctionwiz/platform/core/testing/outage'
import { mailBudget } from '@auctionwiz/records/mail-budget'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { describe, expect, it } from 'vitest'
import { appWith, strangers } from '../duplicates/testing.ts'
import { bidderMailer } from '../emails/bidder-mailer.ts'
import { startForgetting } from '../forgetting/start-forgetting.ts'
import { importedHouse } from '../import-undos/testing.ts'
import { auctionId, houseWith } from '../invitations/testing.ts'
import type { testApp } from '../testing.ts'
import { minute, workers } from './test-outage.ts'

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'store' | 'clock' | 'sent' | 'mails' | 'messenger' | 'links' | 'textStops'>

/** Each makes a house with a job that waits in the queue. */
const works: Record<string, () => Promise<App>> = {
  'merge-duplicates': async () => {
    const people = strangers(30)
    const twins = people.slice(0, 4).map((one, index) => ({ ...one, id: `bid_t${index}`, email: `twin.${one.email}` }))
    const app = await appWith([...people, ...twins])
    expect(await app.find()).toHaveLength(4)
    expect(await app.call('mergeDuplicates', { body: { threshold: 90 } })).toMatchObject({ status: 202 })
    return app
  },
  bulk: async () => {
    const app = await appWith(Array.from({ length: 60 }, (_, index) => aBidder({ id: `bid_${index}`, email: `b${index}@example.com` })))
    expect(await app.call('changeBidders', { body: { action: { kind: 'delete' }, all: true } })).toMatchObject({ job: { kind: 'bulk' } })
    return app
  },
  'invitation-mails': async () => {
    const app = await houseWith(Array.from({ length: 22 }, () => ({ score: 60 })))
    expect(await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })).toMatchObject({ invited: 22 })
    return app
  },
  'undo-import': async () => {
    const app = await importedHouse()
    expect(await app.call('undoImport', { params: app.params })).toMatchObject({ status: 202 })
    return app
  },
  'forget-deleted': async () => {
    const app = await houseWith(Array.from({ length: 5 }, () => ({ score: 60 })))
    await app.call('bulkInvite', { body: { auctionId, bidderIds: app.ids } })
    await app.workOff()
    for (const id of app.ids.slice(1)) await app.call('deleteBidder', { params: { id } })
    app.clock.now = new Date('2026-11-23T02:30:00Z')
    const claims = { accountId: 'a1', userId: 'system', userName: 'AuctionWiz' }
    const queue = { send: async (message: App['sent'][number]) => void app.sent.push(message) }
    await startForgetting(queue, { house: app.house, auctionHouseId: 'h1', claims, now: app.clock.now, correlationId: 'ngt_1' })
    return app
  },
}

/** Lines end by themselves; of the trend a process knows what it noted; the budget names the minute of the last mails. */
const passing = ['turns', 'trend', 'mail-budget']

/** The outcome of each mail is noted by itself, so the figures of this job lack those that were noted when the outage began. */
const withoutFigures = (job: string): string =>
  job.includes('"id":"job:invitation-mails"') ? job.replace(/"done":\d+,/, '').replace(/"result":\{[^}]*\},/, '') : job

const outcome = async (work: string, outage?: Outage) => {
  const app = await works[work]?.()
  if (!app) throw new Error(`no work ${work}`)
  const waiting = app.sent.splice(0)
  expect(waiting.map(({ kind }) => kind)).toContain(work)
  const world = outageWorld(app)
  const budget = mailBudget({ store: world.store, isPaid: () => true })
  const { messenger, links, textStops } = app
  const { jobs } = workers(world, bidderMailer({ messenger, budget, links, texts: true, textStops }))
  for (const message of waiting) await jobs.send(message)
  if (outage) world.arm(outage)
  await world.run(90 * minute)
  // The service that sends mails knows them by their ids and sends none twice.
  const mails = [...new Map(app.mails.map((mail) => [mail.id, mail])).values()].map(({ to }) => to).toSorted()
  return { left: { mails, documents: (await world.documents(passing)).map(withoutFigures) }, wasAway: world.isOver() }
}

const places = (['database', 'storage'] as const).flatMap((away) => [true, false].map((answerLost) => ({ away, answerLost })))

describe.each(Object.keys(works))('%s, when it meets an outage of ten minutes', (work) => {
  const undisturbed = outcome(work)

  it.each(places)('ends as it would have without it, from each point on: %j', async (place) => {
    const { left } = await undisturbed
    expect(left.documents.some((one) => one.includes(`"id":"job:${work}"`) && one.includes('"status":"completed"'))).toBe(true)
    // The first calls one by one, then in growing steps, until the work is over before the outage.
    for (let calls = 0, wasAway = true; wasAway; calls += 1 + Math.floor(calls / 3)) {
      const met = await outcome(work, { ...place, calls, lasts: 10 * minute })
      expect(met.left, `away after ${calls} calls`).toEqual(left)
      wasAway = met.wasAway
    }
  })
})
