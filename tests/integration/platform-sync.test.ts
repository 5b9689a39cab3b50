import { importPlatformAuction, isOpenSync, listSyncLines, readSyncRun, syncAuction } from '@auctionwiz/contracts/auction-sync'
import { listLots, updateLot } from '@auctionwiz/contracts/lots'
import { listPlatformAuctions, listPlatformConnections } from '@auctionwiz/contracts/platform-auctions'
import { connectPlatform } from '@auctionwiz/contracts/platforms'
import { reconcileAuction } from '@auctionwiz/contracts/reconciliation'
import { listRegistrations } from '@auctionwiz/contracts/registrations'
import { samplePlatformKey } from '@auctionwiz/domain/samples/sample-platforms'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()
const platform = 'saleroom-direct'

it('imports an auction of a platform over the queue, and a sync shows what the house has changed since', async () => {
  const call = await (await createTenant(stack)).as('admin')
  await call(connectPlatform, { params: { id: platform }, body: { key: samplePlatformKey(platform) } })
  const { auctions } = await call(listPlatformAuctions, { params: { id: platform }, query: {} })
  const wanted = auctions.find(({ status }) => status === 'Upcoming')
  const { auctionId: id, run } = await call(importPlatformAuction, {
    params: { id: platform },
    body: { platformAuctionId: wanted?.id ?? '' },
  })
  const ended = async (runId: string) => {
    const read = () => call(readSyncRun, { params: { id, runId } })
    await expect.poll(async () => isOpenSync(await read()) && (await read()).status !== 'ready', { timeout: 60_000 }).toBe(false)
    return read()
  }
  const total = 1 + (wanted?.lots ?? 0) + (wanted?.bidders ?? 0)
  expect(await ended(run.id)).toMatchObject({ status: 'completed', counts: { total, created: total - 1, unchanged: 1, failed: 0 } })
  const { lots, totals } = await call(listLots, { params: { id }, query: {} })
  expect(totals?.lots).toBe(wanted?.lots)
  expect((await call(listRegistrations, { params: { id }, query: {} })).total).toBe(wanted?.bidders)
  expect(await call(reconcileAuction, { params: { id } })).toMatchObject({ difference: { lots: 0, sold: 0, hammer: 0 }, lines: [] })

  const [lot] = lots
  await call(updateLot, { params: { id, lotId: lot?.id ?? '' }, body: { title: 'Changed by the house', version: lot?.version ?? '' } })
  const compared = await ended((await call(syncAuction, { params: { id }, body: { direction: 'both' } })).id)
  expect(compared).toMatchObject({ status: 'ready', planned: { total, updated: 1, unchanged: total - 1 } })
  const { lines } = await call(listSyncLines, { params: { id, runId: compared.id }, query: { planned: 'update' } })
  expect(lines).toMatchObject([{ to: 'platform', changes: [{ field: 'title', house: 'Changed by the house' }] }])
  const { connections } = await call(listPlatformConnections, {})
  expect(connections.find(({ id: own }) => own === platform)).toMatchObject({ status: 'Connected', auctionsImported: 1 })
})
