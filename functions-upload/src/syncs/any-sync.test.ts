import { type Fault, faulty } from '@auctionwiz/platform/core/testing/faults'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlatformError } from '../platforms/bidding-platform.ts'
import type { SaleFault } from '../platforms/memory-sales.ts'
import type { SalePage } from '../platforms/sale-platform.ts'
import { runSync } from './run-sync.ts'
import { addsUp, platformLot, platformPerson, type SyncHouse, syncHouse } from './testing.ts'

/** What a platform does wrong at one call. */
const troubles = ['none', 'none', 'none', 'cut', 'cut after', 'limited', 'repeated', 'stale', 'short'] as const
type Trouble = (typeof troubles)[number]

/** A platform that misbehaves as the list says, then begins again at its start. */
const misbehaving = (list: readonly Trouble[]): SaleFault => {
  let at = 0
  const earlier = new Map<string, unknown>()
  return async (call, answer) => {
    const trouble = list[at++ % list.length]
    if (trouble === 'cut') throw new PlatformError('unavailable', 'cut')
    if (trouble === 'limited') throw new PlatformError('limited', 'slowly', { retryAfter: 1 })
    const right = await answer()
    if (trouble === 'cut after') throw new PlatformError('unavailable', 'cut after it was done')
    if (call.startsWith('put')) return right
    const kept = earlier.get(call)
    if (!earlier.has(call)) earlier.set(call, structuredClone(right))
    if (trouble === 'stale' && kept !== undefined) return kept as typeof right
    if (call !== 'lots' && call !== 'registrations') return right
    const page = right as SalePage<unknown>
    if (trouble === 'repeated') return { ...page, items: [...page.items, ...page.items] } as typeof right
    return trouble === 'short' ? ({ ...page, items: page.items.slice(1) } as typeof right) : right
  }
}

type Step =
  | { kind: 'house'; lot: number; title: string }
  | { kind: 'platform'; lot: number; title: string }
  | { kind: 'add'; title: string }
  | { kind: 'exchange'; lots: number[] }
  | { kind: 'currency'; currency: 'USD' | 'EUR' }
  | { kind: 'sync'; direction: 'pull' | 'push' | 'both' }

const title = fc.constantFrom('Chest', 'Clock', 'Mirror', 'Desk')
const lot = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('house' as const), lot, title }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('platform' as const), lot, title }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), title }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('exchange' as const), lots: fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('currency' as const), currency: fc.constantFrom('USD' as const, 'EUR' as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sync' as const),
      direction: fc.constantFrom('pull' as const, 'push' as const, 'both' as const),
    }),
  },
)

const started = async (): Promise<SyncHouse> => {
  const house = await syncHouse(
    [1, 2, 3, 4].map((number) => platformLot(number)),
    [platformPerson(1), platformPerson(2)],
    { isToCome: true },
  )
  await house.workOff()
  return house
}

const lotsById = async ({ houseLots }: SyncHouse) => new Map((await houseLots()).map((one) => [one.id, one]))

it('adds up, doubles and loses nothing, and keeps what the house changed, whatever the platform does', async () => {
  const trouble = fc.array(fc.constantFrom(...troubles), { minLength: 1, maxLength: 12 })
  const any = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), trouble, async (steps, list) => {
    const house = await started()
    const ids = (await house.houseLots()).map(({ id }) => id)
    const idOf = (number: number): string => ids[number - 1] ?? ''
    house.fault.now = misbehaving(list)
    /** What people typed last, of lots whose platform has not had it yet. */
    const typed = new Map<string, string>()
    let added = 4
    for (const [index, one] of steps.entries()) {
      if (one.kind === 'house') {
        // What is typed as it was before is no change.
        const own = `${one.title}, written ${index}`
        await house.changeLot((await lotsById(house)).get(idOf(one.lot))?.lotNumber ?? '', { title: own })
        typed.set(idOf(one.lot), own)
      } else if (one.kind === 'platform') house.changePlatformLot(`p/${one.lot}`, { title: `${one.title} there` })
      else if (one.kind === 'exchange') house.exchangeOnPlatform(...one.lots.map((number) => `p/${number}`))
      else if (one.kind === 'currency') house.changeCurrency(one.currency)
      else if (one.kind === 'add') {
        added += 1
        house.sale.lots.push(platformLot(added, { title: one.title }))
      } else {
        const before = await house.houseLots()
        const compared = await house.compare(one.direction)
        const run = compared.status === 'ready' ? await house.decide(compared.id) : compared
        expect(run.status === 'failed' || addsUp(run)).toBe(true)
        // Only a platform that answers its former currency goes unnoticed.
        if (house.sale.auction.currency !== 'USD' && !list.includes('stale')) {
          expect(run.status).toBe('failed')
          expect(await house.houseLots()).toEqual(before)
        }
        if (run.status === 'failed') continue
        const lines = await house.lines(run.id)
        for (const outcome of ['created', 'updated', 'conflict', 'failed'] as const)
          expect(lines.filter((line) => line.outcome === outcome)).toHaveLength(run.counts?.[outcome] ?? -1)
        for (const line of lines) if (line.outcome === 'updated' && line.to !== 'house') typed.delete(line.recordId ?? '')
      }
      const lots = await lotsById(house)
      for (const [id, own] of typed) expect(lots.get(id)?.title).toBe(own)
      expect(new Set([...lots.values()].map(({ lotNumber }) => lotNumber)).size).toBe(lots.size)
      expect(new Set(house.sale.lots.map(({ id }) => id)).size).toBe(house.sale.lots.length)
    }
    house.fault.now = undefined
    house.changeCurrency('USD')
    await settled(house)
    expect((await house.houseLots()).map(({ lotNumber }) => Number(lotNumber))).toEqual(
      Array.from({ length: added }, (_, index) => index + 1),
    )
    // Each lot has the number that the platform has given it last.
    const lots = await lotsById(house)
    for (const [index, id] of ids.entries()) expect(lots.get(id)?.lotNumber).toBe(house.sale.lots[index]?.lotNumber)
    expect(await house.registrations()).toHaveLength(2)
    expect(await house.counts()).toMatchObject({ lots: added })
    // Once more changes nothing.
    expect((await house.compare('pull')).planned).toMatchObject({ created: 0, updated: 0, conflict: 0, failed: 0 })
  })
  await fc.assert(any, { numRuns: 200 })
}, 900_000)

/** Pulls, with conflicts decided for the platform, and pulls again what they held up. */
const settled = async (house: SyncHouse): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) {
    const run = await house.compare('pull')
    if (run.status === 'ready') await house.decide(run.id)
    for (const { id: conflictId, status, version } of await house.conflicts())
      if (status === 'pending')
        await house.call('settleSyncConflict', {
          id: house.id,
          params: { conflictId },
          body: { decision: { choice: 'imported' }, version },
        })
  }
  const last = await house.compare('pull')
  if (last.status === 'ready') await house.decide(last.id)
}

describe('a sync that is killed', () => {
  /** A sale with something of each kind to do. */
  const busy = async (limitMs?: number) => {
    const lots = [1, 2, 3, 5, 6, 7].map((number) => platformLot(number))
    const house = await syncHouse(lots, [platformPerson(1)], { isToCome: true, longestPage: 2, ...(limitMs !== undefined && { limitMs }) })
    await house.workOff()
    house.changePlatformLot('p/1', { title: 'From there' })
    house.exchangeOnPlatform('p/1', 'p/2')
    house.exchangeOnPlatform('p/5', 'p/7', 'p/6')
    await house.changeLot('2', { title: 'From here' })
    house.changePlatformLot('p/3', { title: 'Both, there' })
    await house.changeLot('3', { title: 'Both, here' })
    house.sale.lots.push(platformLot(4, { state: 'Sold', hammer: 70, buyer: 'h/2' }))
    house.sale.registrations.push(platformPerson(2))
    await house.changeAuction({ location: 'Gallery Two' })
    house.sale.auction = { ...house.sale.auction, title: 'Rugs & Carpets', updatedAt: house.clock.now.toISOString() }
    house.later()
    return house
  }

  const endOf = async (house: SyncHouse, runId: string) => {
    const lots = await house.houseLots()
    const { total, created, updated, unchanged, conflict, failed } = (await house.read(runId)).counts ?? {}
    return {
      counts: { total, created, updated, unchanged, conflict, failed },
      lots: lots.map(({ id, lotNumber, title, state, hammer, paddle }) => ({ id, lotNumber, title, state, hammer, paddle })),
      totals: await house.counts(),
      people: (await house.registrations()).map(({ paddle }) => paddle).sort(),
      conflicts: (await house.conflicts()).map(({ name, status }) => ({ name, status })),
      platform: house.sale.lots.map(({ id, title }) => ({ id, title })),
      auction: [(await house.auction()).title, house.sale.auction.location],
    }
  }

  const runOf = async (house: SyncHouse, fault?: Fault) => {
    const run = await house.call('syncAuction', { id: house.id, body: { direction: 'both' } })
    const { syncPorts } = house
    const work = async (message: unknown): Promise<void> => {
      if (fault) {
        const { partition } = faulty(fault)
        const tenant: typeof syncPorts.tenant = (...ids) => {
          const { house: own, account } = syncPorts.tenant(...ids)
          return { house: partition(own), account: partition(account) }
        }
        await runSync({ ...syncPorts, tenant })(message).catch(() => undefined)
      }
      await runSync(syncPorts)(message)
    }
    await house.workOff(work)
    await house.call('decideSync', { id: house.id, params: { runId: run.id }, body: { decision: 'apply' } })
    await house.workOff(work)
    return endOf(house, run.id)
  }

  const ends = ['killed before', 'killed after', 'answer lost'] as const
  const deliveries = [
    { of: 'in one delivery', limitMs: undefined },
    { of: 'in a delivery for each step', limitMs: 0 },
  ]
  it.each(ends.flatMap((end) => deliveries.map((one) => ({ end, ...one }))))(
    '$end any call $of ends as an undisturbed one',
    async (one) => {
      const expected = await runOf(await busy(one.limitMs))
      expect(expected).toMatchObject({ counts: { total: 10, created: 2, updated: 6, conflict: 1, failed: 0, unchanged: 1 } })
      expect(expected.lots.map(({ lotNumber, title }) => `${lotNumber} ${title}`)).toEqual([
        ...['1 From here', '2 From there', '3 Both, here', '4 Lot 4', '5 Lot 6', '6 Lot 7', '7 Lot 5'],
      ])
      for (let calls = 0; calls < 110; calls += 1)
        expect({ calls, ...(await runOf(await busy(one.limitMs), { calls, end: one.end })) }).toEqual({ calls, ...expected })
    },
    180_000,
  )
})
