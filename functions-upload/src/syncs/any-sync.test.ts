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
  | { kind: 'sync'; direction: 'pull' | 'push' | 'both' }

const title = fc.constantFrom('Chest', 'Clock', 'Mirror', 'Desk')
const lot = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('house' as const), lot, title }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('platform' as const), lot, title }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), title }) },
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
  )
  await house.workOff()
  return house
}

const lotTitles = async ({ houseLots }: SyncHouse): Promise<Map<string, string>> =>
  new Map((await houseLots()).map((one) => [one.lotNumber, one.title]))

it('adds up, doubles and loses nothing, and keeps what the house changed, whatever the platform does', async () => {
  const trouble = fc.array(fc.constantFrom(...troubles), { minLength: 1, maxLength: 12 })
  const any = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), trouble, async (steps, list) => {
    const house = await started()
    house.fault.now = misbehaving(list)
    /** What people typed last, of lots whose platform has not had it yet. */
    const typed = new Map<string, string>()
    let added = 4
    for (const [index, one] of steps.entries()) {
      if (one.kind === 'house') {
        // What is typed as it was before is no change.
        const own = `${one.title}, written ${index}`
        await house.changeLot(String(one.lot), { title: own })
        typed.set(String(one.lot), own)
      } else if (one.kind === 'platform') house.changePlatformLot(`p/${one.lot}`, { title: `${one.title} there` })
      else if (one.kind === 'add') {
        added += 1
        house.sale.lots.push(platformLot(added, { title: one.title }))
      } else {
        const compared = await house.compare(one.direction)
        const run = compared.status === 'ready' ? await house.decide(compared.id) : compared
        expect(run.status === 'failed' || addsUp(run)).toBe(true)
        if (run.status === 'failed') continue
        const lines = await house.lines(run.id)
        for (const outcome of ['created', 'updated', 'conflict', 'failed'] as const)
          expect(lines.filter((line) => line.outcome === outcome)).toHaveLength(run.counts?.[outcome] ?? -1)
        for (const line of lines) if (line.outcome === 'updated' && line.to !== 'house') typed.delete(line.name.split(' ')[0] ?? '')
      }
      const titles = await lotTitles(house)
      for (const [number, own] of typed) expect(titles.get(number)).toBe(own)
      expect(titles.size).toBe((await house.houseLots()).length)
      expect(new Set(house.sale.lots.map(({ id }) => id)).size).toBe(house.sale.lots.length)
    }
    house.fault.now = undefined
    const last = await house.compare('pull')
    if (last.status === 'ready') await house.decide(last.id)
    expect((await house.houseLots()).map(({ lotNumber }) => Number(lotNumber))).toEqual(
      Array.from({ length: added }, (_, index) => index + 1),
    )
    expect(await house.registrations()).toHaveLength(2)
    expect(await house.counts()).toMatchObject({ lots: added })
    // Once more changes nothing.
    expect((await house.compare('pull')).planned).toMatchObject({ created: 0, updated: 0, failed: 0 })
  })
  await fc.assert(any, { numRuns: 200 })
}, 300_000)

describe('a sync that is killed', () => {
  /** A sale with something of each kind to do. */
  const busy = async () => {
    const house = await syncHouse([platformLot(1), platformLot(2), platformLot(3)], [platformPerson(1)])
    await house.workOff()
    house.changePlatformLot('p/1', { title: 'From there' })
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

  it.each(['killed before', 'killed after', 'answer lost'] as const)('%s any call ends as an undisturbed one', async (end) => {
    const expected = await runOf(await busy())
    expect(expected).toMatchObject({ counts: { total: 7, created: 2, updated: 3, conflict: 1, failed: 0, unchanged: 1 } })
    for (let calls = 0; calls < 45; calls += 1)
      expect({ calls, ...(await runOf(await busy(), { calls, end })) }).toEqual({ calls, ...expected })
  })
})
