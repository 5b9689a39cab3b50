import { silenceMs } from '@auctionwiz/contracts/jobs'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { type Outage, outageWorld } from '@auctionwiz/platform/core/testing/outage'
import { describe, expect, it } from 'vitest'
import { bidderCsv, emptyHouse, message } from '../testing/house.ts'
import type { ImportMessage } from '../uploads/import-message.ts'
import { failImport } from './fail-import.ts'
import { importInTurn } from './import-in-turn.ts'
import type { ImportPorts } from './import-upload.ts'
import { importMovedAt, openImports } from './open-imports.ts'

const minute = 60_000
const csv = `${bidderCsv(700)}Bob,Ray,bad mail\n${bidderCsv(200, 600).split('\n').slice(1).join('\n')}`

/** An import among what the app has around it, of which only the clock is not real. */
const setUp = async () => {
  const world = outageWorld()
  const tenant = emptyHouse(world.store)
  const open = openImports(world.store, world.now)
  const plain = world.queue<ImportMessage>('imports')
  const sent: JobMessage[] = []
  const ports: ImportPorts = {
    ...tenant.ports,
    files: world.files(tenant.files),
    errorFiles: world.files(tenant.errorFiles),
    queue: notingQueue(plain, open),
    jobs: { send: async (one) => void sent.push(one) },
    now: world.now,
    wait: world.wait,
    limits: { rows: 300, ms: 60_000 },
  }
  world.worker('imports', importInTurn(ports), failImport(ports))
  const every = sweep({ open, movedAt: importMovedAt(ports), takeUp: plain.send, patience: silenceMs, now: world.now, log: world.log })
  world.every(5 * minute, every)
  await tenant.putUpload([csv])
  await ports.queue.send(message)
  return { ...tenant, world }
}

/** Numbers that were reserved for rows of an interrupted batch stay unused; lines end by themselves; of the trend a process knows what it noted. */
const passing = ['counter', 'turns', 'trend']

const outcome = async (outage?: Outage, meanwhile?: (world: Awaited<ReturnType<typeof setUp>>['world']) => Promise<void>) => {
  const { world, upload, errorText, files } = await setUp()
  if (outage) world.arm(outage)
  await meanwhile?.(world)
  await world.run(60 * minute)
  const { status, counts } = await upload()
  return { status, counts, errors: errorText(), files: [...files.files.keys()], documents: await world.documents(passing), world }
}

describe('an import that meets an outage of ten minutes', () => {
  const undisturbed = outcome()

  it.each(
    [true, false].flatMap((answerLost) => [
      ...[0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 20].map((calls) => ({ away: 'database' as const, answerLost, calls })),
      ...[0, 1, 2, 3, 4, 5, 6].map((calls) => ({ away: 'storage' as const, answerLost, calls })),
    ]),
  )('ends as it would have without it: %j', async (where) => {
    const expected = await undisturbed
    expect(expected).toMatchObject({ status: 'completed', counts: { recordsProcessed: 901, failed: 1 }, files: [] })
    const met = await outcome({ ...where, lasts: 10 * minute })
    expect(met).toMatchObject({ status: 'completed', counts: expected.counts, errors: expected.errors, files: [] })
    expect(met.world.isOver()).toBe(true)
    expect(met.documents).toEqual(expected.documents)
  })

  it('ends so too after a day, and when its message was lost', async () => {
    const { documents } = await undisturbed
    const day = await outcome({ away: 'database', calls: 12, lasts: 24 * 60 * minute }, (world) => world.run(24 * 60 * minute))
    expect(day.documents).toEqual(documents)
    const lost = await outcome(undefined, async (world) => void world.loseMessages())
    expect(lost.documents).toEqual(documents)
  })
})
