import { describe, expect, it } from 'vitest'
import { config } from '../../../app/session/session-fixtures.ts'
import { checkService } from './check-service.ts'
import { deploymentAt } from './deployment.ts'
import { blocksOf, piecesOf } from './document-blocks.ts'
import { outcomeOf } from './use-service-health.ts'

describe('asking a service', () => {
  const asked = (send: (url: string) => Promise<{ ok: boolean; status: number }>, isDemo = false) => {
    const session = { isDemo, call: async () => ({ status: 'ok', app: 'auth', version: '1' }) as never }
    return checkService('legal', { config, session, send, now: () => 100 })
  }

  it('reports that it is online and how long it took', async () => {
    let url = ''
    const heard = await asked(async (address) => {
      url = address
      return { ok: true, status: 200 }
    })
    expect(heard).toEqual({ state: 'online', ms: 0 })
    expect(url).toBe('http://auctions.test/health')
  })

  it.each([
    ['a refusal', async () => ({ ok: false, status: 503 }), 'HTTP 503'],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['something else', async () => Promise.reject('what'), 'Unknown error'],
  ])('reports what is wrong: %s', async (_, send, problem) => {
    expect(await asked(send)).toEqual({ state: 'offline', problem })
  })

  it('stays in the page in demo mode', async () => {
    expect(await asked(async () => Promise.reject(new Error('left the page')), true)).toMatchObject({ state: 'online' })
  })
})

it('sums up once all have answered', () => {
  const online = { state: 'online', ms: 1 } as const
  const all = { auth: online, bidders: online, auctions: online, legal: online, upload: online, scoring: online }
  expect(outcomeOf({})).toBe('none')
  expect(outcomeOf({ ...all, legal: { state: 'checking' } })).toBeUndefined()
  expect(outcomeOf(all)).toBe('online')
  expect(outcomeOf({ ...all, upload: { state: 'offline', problem: 'HTTP 500' } })).toBe('offline')
})

it('shows where the app runs', () => {
  const at = (address: string) => deploymentAt(new URL(address))
  expect(at('http://localhost:4280')).toMatchObject({
    pattern: 'http://localhost:*',
    port: { number: '4280', default: false },
    platform: 'local',
  })
  expect(at('https://calm-sea-1.azurestaticapps.net')).toMatchObject({
    pattern: 'https://calm-sea-1.azurestaticapps.net',
    port: { number: '443', default: true },
    platform: 'staticWebApps',
  })
  expect(at('https://app.example.com').platform).toBe('other')
})

it('leaves of a link its text alone', () => {
  const [paragraph] = blocksOf('Set `[{"id": "x"}]`: see [the interface](bidding-platform-api.md) and [Keys](security/keys.md#keys).')
  expect(paragraph).toEqual({ kind: 'paragraph', text: 'Set `[{"id": "x"}]`: see the interface and Keys.' })
})

it('reads the documents', () => {
  expect(blocksOf('# One\n\nA `b` c\nd\n\n1. x\n2. y\n\n- z\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')).toEqual([
    { kind: 'heading', level: 1, text: 'One' },
    { kind: 'paragraph', text: 'A `b` c d' },
    { kind: 'list', ordered: true, items: ['x', 'y'] },
    { kind: 'list', ordered: false, items: ['z'] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
  ])
  expect(piecesOf('A `b` c')).toEqual([
    { text: 'A ', code: false },
    { text: 'b', code: true },
    { text: ' c', code: false },
  ])
})
