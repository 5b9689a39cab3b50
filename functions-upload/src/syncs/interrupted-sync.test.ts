import { describe, expect, it } from 'vitest'
import { PlatformError } from '../platforms/bidding-platform.ts'
import { runSync } from './run-sync.ts'
import { scheduledSyncs, startScheduledSyncs } from './schedule.ts'
import { platformLot, syncHouse } from './testing.ts'

const minutes = 60_000

describe('a sync whose platform stops answering', () => {
  it('between comparing and writing ends in the same delivery', async () => {
    const { fault, workOff, read, first } = await syncHouse()
    let asked = 0
    fault.now = async (call, answer) => {
      if (call === 'auction') asked += 1
      if (asked > 1) throw new PlatformError('unavailable', 'no answer')
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
    const { fault, clock, workOff, read, first, waited } = await syncHouse()
    const stalled: unknown[] = []
    let limited = true
    fault.now = async (_call, answer) => {
      clock.now = new Date(clock.now.getTime() + 2 * minutes)
      stalled.push((await read(first.id)).stalled)
      if (limited) {
        limited = false
        throw new PlatformError('limited', 'slowly', { retryAfter: 200 })
      }
      return answer()
    }
    await workOff()
    expect(stalled.length).toBeGreaterThan(4)
    expect(stalled).not.toContain(true)
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(200_000)
    expect(await read(first.id)).toMatchObject({ status: 'completed', counts: { created: 3 } })
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
