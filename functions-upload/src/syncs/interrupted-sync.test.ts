import { describe, expect, it } from 'vitest'
import { PlatformError } from '../platforms/bidding-platform.ts'
import { runSync } from './run-sync.ts'
import { scheduledSyncs, startScheduledSyncs } from './schedule.ts'
import { platformLot, platformPerson, syncHouse } from './testing.ts'

const minutes = 60_000

describe('a sync whose platform stops answering', () => {
  it('between comparing and writing ends in the same delivery', async () => {
    const { fault, workOff, read, first } = await syncHouse()
    let asked = 0
    fault.now = async (call, answer) => {
      if (call === 'auction') asked += 1
      if (asked > 2) throw new PlatformError('unavailable', 'no answer')
      return answer()
    }
    await workOff()
    expect(await read(first.id)).toMatchObject({
      status: 'completed',
      problem: 'unavailable',
      counts: { total: 4, failed: 3, unchanged: 1 },
    })
  })
})

describe('a slow comparison', () => {
  it('shows that it goes on, so that no other worker begins it again', async () => {
    const { fault, clock, workOff, read, first } = await syncHouse()
    const stalled: unknown[] = []
    fault.now = async (_call, answer) => {
      clock.now = new Date(clock.now.getTime() + 2 * minutes)
      stalled.push((await read(first.id)).stalled)
      return answer()
    }
    await workOff()
    expect(stalled.length).toBeGreaterThan(4)
    expect(stalled).not.toContain(true)
    expect(await read(first.id)).toMatchObject({ status: 'completed', counts: { created: 3 } })
  })
})

describe('a rate limit', () => {
  it('of minutes puts the work off instead of holding a worker, and it goes on behind what it has read', async () => {
    const lots = Array.from({ length: 10 }, (_, index) => platformLot(index + 1))
    const { fault, clock, syncs, syncPorts, workOff, read, first, waited, delays } = await syncHouse(lots, [], { longestPage: 2 })
    const asked: string[] = []
    fault.now = async (call, answer) => {
      asked.push(call)
      if (asked.length === 5) throw new PlatformError('limited', 'slowly', { retryAfter: 900 })
      return answer()
    }
    const [message] = syncs.splice(0)
    await runSync(syncPorts)(message)
    expect(asked).toEqual(['auction', 'registrations', 'lots', 'lots', 'lots'])
    expect({ delays, waited }).toEqual({ delays: [900], waited: [] })
    const waitsUntil = new Date(clock.now.getTime() + 15 * minutes)
    expect(await read(first.id)).toMatchObject({ status: 'comparing', waitsUntil: waitsUntil.toISOString() })
    clock.now = waitsUntil
    expect(await read(first.id)).toMatchObject({ status: 'comparing' })
    expect(await read(first.id)).not.toHaveProperty('stalled')
    expect(await read(first.id)).not.toHaveProperty('waitsUntil')
    asked.length = 10
    await workOff()
    expect(asked.slice(10).filter((call) => call === 'lots')).toHaveLength(3)
    expect(asked.slice(10)).not.toContain('registrations')
    expect(await read(first.id)).toMatchObject({ status: 'completed', counts: { created: 10 } })
  })

  it('that comes while lines are sent keeps what the platform has taken', async () => {
    const { fault, workOff, compare, call, id, changeLot, sale, syncs, syncPorts, read } = await syncHouse()
    await workOff()
    for (const number of ['1', '2', '3']) await changeLot(number, { title: `New ${number}` })
    const run = await compare('push')
    await call('decideSync', { id, params: { runId: run.id }, body: { decision: 'apply' } })
    let left = 2
    fault.now = async (asked, answer) => {
      if (asked === 'putLot' && --left < 0) throw new PlatformError('limited', 'slowly', { retryAfter: 60 })
      return answer()
    }
    const [message] = syncs.splice(0)
    await runSync(syncPorts)(message)
    expect(sale.lots.map(({ title }) => title)).toEqual(['New 1', 'New 2', 'Lot 3'])
    expect(await read(run.id)).toMatchObject({ status: 'applying', counts: { updated: 2 } })
    fault.now = undefined
    await workOff()
    expect(await read(run.id)).toMatchObject({ status: 'completed', counts: { updated: 3, failed: 0 } })
  })
})

describe('a sync that takes longer than one delivery', () => {
  it('ends as one in a single delivery', async () => {
    const lots = Array.from({ length: 250 }, (_, index) => platformLot(index + 1))
    const people = Array.from({ length: 5 }, (_, index) => platformPerson(index + 1))
    const { clock, syncs, workOff, read, first, houseLots, registrations, syncPorts, compare, fault } = await syncHouse(lots, people, {
      longestPage: 20,
      limitMs: 0,
    })
    let deliveries = 0
    const asked: string[] = []
    fault.now = (call, answer) => {
      asked.push(call)
      return answer()
    }
    await workOff(async (message) => {
      deliveries += 1
      clock.now = new Date(clock.now.getTime() + 1_000)
      await runSync(syncPorts)(message)
    })
    expect(deliveries).toBeGreaterThan(15)
    expect(syncs).toEqual([])
    expect(asked.filter((call) => call === 'lots')).toHaveLength(13)
    expect(await read(first.id)).toMatchObject({ status: 'completed', counts: { total: 256, created: 255, unchanged: 1 } })
    expect(await houseLots()).toHaveLength(250)
    expect(await registrations()).toHaveLength(5)
    expect(await compare('pull')).toMatchObject({ status: 'completed', planned: { total: 256, unchanged: 256 } })
  })
})

describe('the go-ahead', () => {
  const waiting = async () => {
    const house = await syncHouse()
    await house.workOff()
    house.changePlatformLot('p/1', { title: 'A chest' })
    return { ...house, run: await house.compare('pull') }
  }

  it('is not taken where its message cannot be sent', async () => {
    const { call, id, run, syncs, read, decide, houseLots } = await waiting()
    const { push } = syncs
    syncs.push = () => {
      throw new Error('the queue is away')
    }
    const sent = { id, params: { runId: run.id }, body: { decision: 'apply' } }
    await expect(call('decideSync', sent)).rejects.toThrow()
    syncs.push = push
    expect(await read(run.id)).toMatchObject({ status: 'ready' })
    await decide(run.id)
    expect((await houseLots())[0]?.title).toBe('A chest')
  })

  it('reaches a worker that gets the message first', async () => {
    const { call, id, run, syncs, syncPorts, read } = await waiting()
    const sent = { id, params: { runId: run.id }, body: { decision: 'apply' } }
    const { push } = syncs
    let worker: Promise<void> | undefined
    syncs.push = (message) => {
      worker = runSync({ ...syncPorts, wait: () => new Promise((resolve) => setImmediate(resolve)) })(message)
      return 1
    }
    await call('decideSync', sent)
    syncs.push = push
    await worker
    expect(await read(run.id)).toMatchObject({ status: 'completed', counts: { updated: 1 } })
  })
})

describe('by the clock', () => {
  it('an auction that cannot be started holds up no other', async () => {
    const { store, clock, syncPorts, syncs, workOff, id } = await syncHouse([platformLot(1)])
    await workOff()
    const scheduled = scheduledSyncs(store, () => clock.now)
    const unreadable = { accountId: 'acc_broken', auctionHouseId: 'hse_broken', auctionId: 'auc_broken' }
    await scheduled.note(unreadable)
    const tenant: typeof syncPorts.tenant = (accountId, houseId) => {
      if (accountId === unreadable.accountId) throw new Error('it cannot be read')
      return syncPorts.tenant(accountId, houseId)
    }
    clock.now = new Date(clock.now.getTime() + 20 * minutes)
    await startScheduledSyncs({ ...syncPorts, tenant }, scheduled)()
    expect(syncs).toMatchObject([{ auctionId: id }])
    expect(await scheduled.due(10)).toEqual([])
    clock.now = new Date(clock.now.getTime() + 60 * minutes)
    expect((await scheduled.due(10)).map(({ document: { message } }) => message)).toContainEqual(unreadable)
  })
})
