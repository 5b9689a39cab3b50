import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { expect, it } from 'vitest'
import { featureSource } from './feature-source.ts'

const caller: AccessClaims = {
  userId: 'usr_1',
  userName: 'Una',
  accountId: 'acc_1',
  accountRole: 'member',
  houses: { hse_1: 'staff' },
  sessionId: 'ses_1',
}

const flag = (enabled: unknown) => ({ id: 'advanced-scoring', enabled })

/** A source over an App Configuration that answers, refuses or says nothing, on a clock that the test turns. */
const setUp = () => {
  let time = Date.parse('2026-11-21T10:00:00Z')
  const lines: string[] = []
  const remote = { answer: 'flags' as 'flags' | 'refuses' | 'silence', enabled: true as unknown, closed: {}, loads: 0 }
  const waits: (() => void)[] = []
  const log = {
    info: (message: string) => void lines.push(message),
    warn: (message: string) => void lines.push(message),
    error: (message: string) => void lines.push(message),
  }
  const source = featureSource({
    load: async () => {
      remote.loads += 1
      if (remote.answer === 'refuses') throw new Error('no connection')
      if (remote.answer === 'silence') await new Promise(() => {})
      return [flag(remote.enabled), { id: 'maintenance', enabled: false, ...remote.closed }]
    },
    environment: 'production',
    refreshSeconds: 300,
    accountFacts: async () => ({
      tier: 'tier-1',
      accountType: 'group',
      addOns: { inventory: false, payments: false },
      houseCount: async () => 1,
    }),
    log,
    now: () => new Date(time),
    wait: () => new Promise((resolve) => waits.push(resolve)),
  })
  return {
    remote,
    lines,
    source,
    enabled: () => source.enabled('advanced-scoring', caller),
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    endWait: () => {
      for (const end of waits.splice(0)) end()
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

it('loads the flags once for all calls, and reloads old ones without delaying calls', async () => {
  const { remote, enabled, pass, settle } = setUp()
  remote.enabled = false
  expect(await Promise.all([enabled(), enabled(), enabled()])).toEqual([false, false, false])
  expect(remote.loads).toBe(1)
  remote.enabled = true
  pass(301)
  expect(await enabled()).toBe(false)
  await settle()
  expect(await enabled()).toBe(true)
  expect(remote.loads).toBe(2)
})

it('lets the first calls wait for a bounded time only, and no later call at all', async () => {
  const { remote, enabled, endWait } = setUp()
  remote.answer = 'silence'
  const first = enabled()
  endWait()
  await first
  await enabled()
  await enabled()
  expect(remote.loads).toBe(1)
})

it('keeps the last flags while App Configuration cannot be reached, and logs the outage once', async () => {
  const { remote, lines, enabled, pass, settle } = setUp()
  remote.enabled = false
  await enabled()
  remote.answer = 'refuses'
  for (let round = 0; round < 5; round += 1) {
    pass(301)
    expect(await enabled()).toBe(false)
    await settle()
  }
  expect([remote.loads, lines]).toEqual([6, ['App Configuration is down']])
  remote.answer = 'flags'
  pass(31)
  await enabled()
  await settle()
  expect(lines).toEqual(['App Configuration is down', 'App Configuration is up again'])
})

it('tries again every 30 seconds at most while it is down, however many calls arrive', async () => {
  const { remote, enabled, pass, settle } = setUp()
  remote.answer = 'refuses'
  for (let call = 0; call < 100; call += 1) await enabled()
  expect(remote.loads).toBe(1)
  pass(31)
  for (let call = 0; call < 100; call += 1) await enabled()
  await settle()
  expect(remote.loads).toBe(2)
})

it('logs what cannot be read of the flags, once while it stays the same', async () => {
  const { remote, lines, enabled, pass, settle } = setUp()
  remote.enabled = 'yes'
  for (let round = 0; round < 3; round += 1) {
    expect(await enabled()).toBe(false)
    pass(301)
    await settle()
  }
  expect(lines).toEqual(['feature flags that cannot be read'])
})

it('reports whether the flags are available', async () => {
  const { remote, source, pass } = setUp()
  remote.answer = 'refuses'
  await expect(source.ask()).rejects.toThrow('no connection')
  remote.answer = 'flags'
  await source.ask()
  remote.answer = 'refuses'
  await source.ask()
  pass(31)
  await expect(source.ask()).rejects.toThrow('no connection')
})

it('announces a maintenance that begins within a day', async () => {
  const { remote, source, pass } = setUp()
  const parameters = { Start: 'Sun, 22 Nov 2026 10:00:00 GMT', End: 'Sun, 22 Nov 2026 11:00:00 GMT' }
  remote.closed = { enabled: true, conditions: { client_filters: [{ name: 'Microsoft.TimeWindow', parameters }] } }
  expect(await source.nextMaintenance?.()).toEqual({ from: '2026-11-22T10:00:00.000Z', to: '2026-11-22T11:00:00.000Z' })
  pass(86_400)
  expect(await source.nextMaintenance?.()).toBeUndefined()
})

it('is closed for maintenance while its flag says so, and waits for no load to know', async () => {
  const { remote, source, pass, settle } = setUp()
  const until = (end: string) => ({ name: 'Microsoft.TimeWindow', parameters: { Start: 'Sat, 21 Nov 2026 10:05:00 GMT', End: end } })
  remote.closed = { enabled: true, conditions: { client_filters: [until('Sat, 21 Nov 2026 11:00:00 GMT')] } }
  expect(await source.maintenance()).toBe(false)
  // The first call of an app does not share the processor with the load.
  expect(remote.loads).toBe(0)
  source.start()
  await settle()
  expect(await source.maintenance()).toBe(false)
  pass(301)
  expect(await source.maintenance()).toBe(true)
  pass(3600)
  await source.maintenance()
  await settle()
  expect(await source.maintenance()).toBe(false)
})
