import { importPlatformAuction, readSyncRun } from '@auctionwiz/contracts/auction-sync'
import { createAuction, moveAuction, readAuction } from '@auctionwiz/contracts/auctions'
import { listAssessments, readAssessment, startAssessment } from '@auctionwiz/contracts/bidder-assessments'
import { createBidderView } from '@auctionwiz/contracts/bidder-views'
import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import { createCampaign, readCampaign } from '@auctionwiz/contracts/campaigns'
import type { Client } from '@auctionwiz/contracts/client'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { createLot, listLots, recordLotOutcome } from '@auctionwiz/contracts/lots'
import { listPlatformAuctions } from '@auctionwiz/contracts/platform-auctions'
import { connectPlatform } from '@auctionwiz/contracts/platforms'
import { reconcileAuction } from '@auctionwiz/contracts/reconciliation'
import { listRegistrations, registerBidder } from '@auctionwiz/contracts/registrations'
import { createUpload, readUploadStatus } from '@auctionwiz/contracts/uploads'
import { samplePlatformKey } from '@auctionwiz/domain/samples/sample-platforms'
import { expect, it } from 'vitest'
import { bidderCsv, uploadForm } from '../support/files.ts'
import { endStorage, killApp, killDatabase } from '../support/kill-app.ts'
import { mailsTo } from '../support/mail.ts'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()
const platform = 'gavelnet'
const bidderCount = 30
const sold = 6

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until it is so; a service that is down is asked again. */
const until = async <T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> => {
  for (;;) {
    const value = await read().catch(() => undefined)
    if (value !== undefined && isSo(value)) return value
    await pause(100)
  }
}

/** A house with bidders, a sale in the room whose lots are sold, and one to come. */
const houseOf = async (name: string) => {
  const call = await (await createTenant(stack)).as('owner')
  const { uploadId: id } = await call(createUpload, { body: uploadForm(bidderCsv(bidderCount, name)) })
  await until(
    () => call(readUploadStatus, { params: { id } }),
    ({ status }) => status === 'completed',
  )
  await call(connectPlatform, { params: { id: platform }, body: { key: samplePlatformKey(platform) } })
  const { bidders } = await call(listBidders, { query: { limit: bidderCount } })
  const byName = bidders.toSorted((one, other) => one.email.localeCompare(other.email))
  const held = await sale(call, 'Silver', 'goLive')
  for (const [index, bidder] of byName.slice(0, sold).entries()) {
    await call(registerBidder, { params: { id: held }, body: { bidderId: bidder.id, paddle: String(index + 1) } })
    const { id: lotId, version } = await call(createLot, { params: { id: held }, body: { title: `Tankard ${index}` } })
    const outcome = { action: 'sell', hammer: (index + 1) * 100_00, paddle: String(index + 1) } as const
    await call(recordLotOutcome, { params: { id: held, lotId }, body: { outcome, version } })
  }
  const view = { name: 'All', shared: true, filter: { search: 'Importer' }, columns: [], density: 'compact' as const }
  return { call, people: byName, held, coming: await sale(call, 'Rugs'), viewId: (await call(createBidderView, { body: view })).id }
}

type House = Awaited<ReturnType<typeof houseOf>>

const sale = async (call: Client, title: string, open?: 'goLive'): Promise<string> => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const { id, version } = await call(createAuction, { body: { title, startDate: at(24), endDate: at(48) } })
  const published = await call(moveAuction, { params: { id }, body: { action: 'publish', version } })
  if (open) await call(moveAuction, { params: { id }, body: { action: open, version: published.version } })
  return id
}

/** Begins a sync, a campaign and a close at once. */
const begin = async ({ call, held, coming, viewId }: House) => {
  const { auctions } = await call(listPlatformAuctions, { params: { id: platform }, query: {} })
  const { id: platformAuctionId = '' } = auctions.toSorted((one, other) => other.lots - one.lots)[0] ?? {}
  const segment = { auctionId: coming, kind: 'segment', viewId, subject: 'The sale', message: 'Come and see.' } as const
  const { version } = await call(readAuction, { params: { id: held } })
  const [imported, campaign] = await Promise.all([
    call(importPlatformAuction, { params: { id: platform }, body: { platformAuctionId } }),
    call(createCampaign, { body: segment }),
    call(moveAuction, { params: { id: held }, body: { action: 'close', version } }),
  ])
  return { auctionId: imported.auctionId, runId: imported.run.id, campaignId: campaign.id }
}

/** What all of it leaves, without ids and times. */
const endOf = async ({ call, people }: House, { auctionId: id, runId, campaignId }: Awaited<ReturnType<typeof begin>>) => {
  const run = await until(
    () => call(readSyncRun, { params: { id, runId } }),
    ({ status }) => status === 'completed',
  )
  const { campaign } = await until(
    () => call(readCampaign, { params: { id: campaignId } }),
    (read) => read.campaign.status === 'sent',
  )
  await until(
    () => call(listJobs, {}),
    ({ jobs }) => jobs.some(({ kind }) => kind === 'results') && jobs.every(({ status }) => status === 'completed'),
  )
  const { lots, totals } = await call(listLots, { params: { id }, query: { limit: 200 } })
  const records = await Promise.all(people.map((one) => call(readBidder, { params: { id: one.id } })))
  return {
    sync: run.counts,
    lots: lots.map(({ lotNumber, title, state, hammer, paddle }) => ({ lotNumber, title, state, hammer, paddle })),
    totals,
    paddles: (await call(listRegistrations, { params: { id }, query: { limit: 200 } })).registrations.map(({ paddle }) => paddle),
    reconciled: (await call(reconcileAuction, { params: { id } })).lines,
    campaign: campaign.counts,
    mails: (await Promise.all(people.map((one) => mailsTo(one.email)))).map((mails) => mails.length),
    people: records.map(({ facts, nationalScore, localScore, auctionHistory }) => ({
      facts: { wins: facts.wins, spent: facts.spent, auctions: facts.auctions },
      scores: [nationalScore.exact, localScore.exact],
      history: auctionHistory.length,
    })),
  }
}

/** Assesses bidders whose facts no other work changes meanwhile. */
const assessed = async ({ call, coming: auctionId }: House, disturb: () => Promise<void>): Promise<string[]> => {
  await call(startAssessment, { params: { auctionId } })
  await disturb()
  await until(
    () => call(readAssessment, { params: { auctionId } }),
    ({ run }) => run?.status === 'completed',
  )
  const { assessments } = await call(listAssessments, { params: { auctionId }, query: { limit: 100 } })
  return assessments.map(({ name, matchScore, recommendation }) => `${name.slice(1)}: ${matchScore}, ${recommendation}`).sort()
}

/** Kills one after the other, each once the services answer again. */
const killing = async ({ call }: House, kills: readonly (() => void)[]): Promise<void> => {
  for (const kill of kills) {
    kill()
    await until(
      () => call(listJobs, {}),
      () => true,
    )
  }
}

it('leaves a sync, a campaign, a close and an assessment as undisturbed ones, whatever is killed meanwhile', async () => {
  const quiet = await houseOf('q')
  const expected = await endOf(quiet, await begin(quiet))
  expect(expected).toMatchObject({ sync: { failed: 0 }, campaign: { sent: bidderCount }, reconciled: [] })
  expect(expected.mails).toEqual(quiet.people.map(() => 1))
  expect(expected.people.filter(({ facts }) => facts.wins === 1)).toHaveLength(sold)
  const assessment = await assessed(quiet, () => Promise.resolve())

  const house = await houseOf('k')
  const work = await begin(house)
  const kill = {
    upload: () => killApp(stack, 'upload'),
    bidders: () => killApp(stack, 'bidders'),
    database: () => killDatabase(stack),
    storage: () => endStorage(stack),
  }
  await killing(house, [kill.upload, kill.bidders, kill.database, kill.bidders, kill.storage, kill.upload])
  expect(await endOf(house, work)).toEqual(expected)
  expect(await assessed(house, () => killing(house, [kill.bidders, kill.database, kill.storage]))).toEqual(assessment)
}, 900_000)
