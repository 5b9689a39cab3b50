import { createAuction, moveAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { createBidderView } from '@auctionwiz/contracts/bidder-views'
import { createCampaign, previewCampaign, readCampaign } from '@auctionwiz/contracts/campaigns'
import { registerBidder } from '@auctionwiz/contracts/registrations'
import { expect, it } from 'vitest'
import { fresh } from '../support/fresh.ts'
import { mailed } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const count = 25

it('emails a segment once under two clicks, and counts who leaves by the link in its email', async () => {
  const call = await (await createTenant(ownStack())).as('owner')
  const people = Array.from({ length: count }, (_, index) => `ann.${index}.${fresh()}@mail.example`)
  const ids: string[] = []
  for (const [index, email] of people.entries())
    ids.push((await call(createBidder, { body: { firstName: 'Ann', lastName: `Lee ${index}`, email, tags: ['VIP'] } })).id)
  const startDate = new Date(Date.now() + 3_600_000).toISOString()
  const endDate = new Date(Date.now() + 7_200_000).toISOString()
  const sale = async (title: string) => {
    const { id, version } = await call(createAuction, { body: { title, startDate, endDate } })
    await call(moveAuction, { params: { id }, body: { action: 'publish', version } })
    return id
  }
  const [auctionId, otherId] = [await sale('American Furniture'), await sale('American Silver')]
  await call(registerBidder, { params: { id: auctionId }, body: { bidderId: ids[0] ?? '' } })
  const view = { name: 'VIPs', shared: true, filter: { tag: ['VIP'] }, columns: [], density: 'compact' as const }
  const { id: viewId } = await call(createBidderView, { body: view })
  const body = { auctionId, kind: 'segment' as const, viewId, subject: 'The sale', message: 'Come and see.' }
  const made = await Promise.all([0, 1].map(() => call(createCampaign, { body })))

  const results = async () => Promise.all(made.map(async ({ id }) => (await call(readCampaign, { params: { id } })).campaign))
  await expect.poll(async () => (await results()).map(({ status }) => status), { timeout: 60_000, interval: 250 }).toEqual(['sent', 'sent'])
  const counts = (await results()).map((campaign) => campaign.counts)
  expect(counts).toContainEqual({ sent: count - 1, registered: 1 })
  expect(counts).toContainEqual({ otherCampaign: count - 1, registered: 1 })

  const link = await mailed(people[1] ?? '', ({ headers }) => /^<(\S+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1])
  await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect((await results()).map(({ unsubscribed }) => unsubscribed).sort()).toEqual([0, 1])
  const { bidders } = await call(previewCampaign, { body: { auctionId: otherId, kind: 'segment', viewId } })
  const states = bidders.map(({ state }) => state)
  expect(states.toSorted()).toEqual(['due', ...Array.from({ length: count - 2 }, () => 'otherCampaign'), 'unsubscribed'])
})
