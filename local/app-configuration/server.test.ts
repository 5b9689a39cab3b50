import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadFlags } from '@auctionwiz/platform/azure/app-configuration'
import { AppConfigurationClient, featureFlagPrefix } from '@azure/app-configuration'
import { load } from '@azure/app-configuration-provider'
import { ConfigurationMapFeatureFlagProvider, FeatureManager } from '@microsoft/feature-management'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAppConfiguration } from './server.ts'
import { SettingsFile } from './settings-file.ts'

const secret = Buffer.from('a secret of this test').toString('base64')
const folder = mkdtempSync(join(tmpdir(), 'app-configuration-'))
const path = join(folder, 'settings.json')
let edits = 0
let reports: string[] = []
let seen: string[] = []
let server: Server
let endpoint: string

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') })
  edits = 0
  reports = []
  seen = []
  edit({ settings: [{ key: 'App:Colour', value: 'green' }], featureFlags: [{ id: 'inventory', enabled: false }] })
  const file = new SettingsFile(path, (message) => reports.push(message))
  server = createAppConfiguration({ read: () => file.read(), credential: { id: 'local', secret }, now: Date.now, pageSize: 2 })
  server.prependListener('request', (request, response) => response.on('finish', () => seen.push(`${response.statusCode} ${request.url}`)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  vi.useRealTimers()
})

afterAll(() => rmSync(folder, { recursive: true }))

function edit(content: unknown): void {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  // Two edits within the resolution of the file system's clock would look like one.
  edits += 1
  utimesSync(path, edits, edits)
}

const connection = (key = secret, id = 'local') => `Endpoint=${endpoint};Id=${id};Secret=${key}`
const client = (text = connection()) => new AppConfigurationClient(text, { allowInsecureConnection: true, retryOptions: { maxRetries: 0 } })
const loadAll = () =>
  load(connection(), {
    clientOptions: { allowInsecureConnection: true },
    replicaDiscoveryEnabled: false,
    refreshOptions: { enabled: true, refreshIntervalInMs: 1000 },
    featureFlagOptions: { enabled: true, refresh: { enabled: true, refreshIntervalInMs: 1000 } },
  })

describe('the configuration provider', () => {
  test('loads settings and flags, and sees an edit at its next refresh', async () => {
    const settings = await loadAll()
    const flags = new FeatureManager(new ConfigurationMapFeatureFlagProvider(settings))
    expect(settings.get('App:Colour')).toBe('green')
    expect(await flags.isEnabled('inventory')).toBe(false)

    edit({ settings: [{ key: 'App:Colour', value: 'blue' }], featureFlags: [{ id: 'inventory', enabled: true }] })
    vi.setSystemTime(Date.now() + 2000)
    await settings.refresh()
    expect(settings.get('App:Colour')).toBe('blue')
    expect(await flags.isEnabled('inventory')).toBe(true)
  })

  test('gets 304 for each page while nothing changes', async () => {
    edit({ settings: ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, value: key })) })
    const settings = await loadAll()
    expect([...settings.keys()].filter((key) => key.length === 1)).toEqual(['a', 'b', 'c', 'd', 'e'])
    seen = []
    vi.setSystemTime(Date.now() + 2000)
    await settings.refresh()
    expect(seen.map((line) => line.slice(0, 3))).toEqual(Array(seen.length).fill('304'))
    expect(seen.length).toBeGreaterThanOrEqual(4)
  })

  test('a broken edit leaves the last good settings in force and is reported once', async () => {
    const settings = await loadAll()
    edit('{ "settings": [')
    vi.setSystemTime(Date.now() + 2000)
    await settings.refresh()
    expect(settings.get('App:Colour')).toBe('green')
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain(path)
  })
})

describe('the apps', () => {
  test('read all flags, page by page, and see an edit at the next reading', async () => {
    const ids = ['bidders', 'auctions', 'legal']
    edit({ settings: [{ key: 'app.colour', value: 'green' }], featureFlags: ids.map((id) => ({ id, enabled: true })) })
    const flags = loadFlags(connection())
    expect((await flags()).map((flag) => (flag as { id: string }).id).toSorted()).toEqual(ids.toSorted())
    edit({ featureFlags: [{ id: 'legal', enabled: false }] })
    expect(await flags()).toMatchObject([{ id: 'legal', enabled: false }])
  })

  test('read a flag that is no JSON as text beside the others', async () => {
    edit({
      settings: [{ key: `${featureFlagPrefix}broken`, value: '{' }],
      featureFlags: [{ id: 'legal', enabled: true }],
    })
    const flags = await loadFlags(connection())()
    expect(flags).toContain('{')
    expect(flags).toContainEqual(expect.objectContaining({ id: 'legal' }))
  })
})

describe('the client', () => {
  test('reads one setting by key and label, and 304 with its ETag', async () => {
    edit({
      settings: [
        { key: 'a/b', value: 'plain' },
        { key: 'a/b', value: 'dev', label: 'development' },
      ],
    })
    const plain = await client().getConfigurationSetting({ key: 'a/b' })
    expect(plain.value).toBe('plain')
    expect((await client().getConfigurationSetting({ key: 'a/b', label: 'development' })).value).toBe('dev')
    const again = await client().getConfigurationSetting(plain, { onlyIfChanged: true })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['an unknown key', (c: AppConfigurationClient) => c.getConfigurationSetting({ key: 'none' }), 404],
    ['a write', (c: AppConfigurationClient) => c.setConfigurationSetting({ key: 'a', value: 'b' }), 501],
    ['a snapshot', (c: AppConfigurationClient) => c.getSnapshot('s'), 501],
    ['a star in the middle', (c: AppConfigurationClient) => c.listConfigurationSettings({ keyFilter: 'a*b' }).next(), 400],
  ])('%s gets an error it understands', async (_what, call, statusCode) => {
    await expect(call(client())).rejects.toMatchObject({ statusCode })
  })

  test.each([
    ['a wrong secret', () => client(connection(Buffer.from('wrong').toString('base64')))],
    ['a wrong id', () => client(connection(secret, 'other'))],
  ])('%s is refused', async (_what, make) => {
    await expect(make().getConfigurationSetting({ key: 'App:Colour' })).rejects.toMatchObject({ statusCode: 401 })
  })

  test('a date 16 minutes off, a call without signature and one with another body are refused', async () => {
    expect((await fetch(`${endpoint}/kv?api-version=1`)).status).toBe(401)
    const signed = { headers: {} as Record<string, string> }
    server.prependOnceListener('request', (request) => Object.assign(signed.headers, request.headers))
    await client().getConfigurationSetting({ key: 'App:Colour' })
    const url = `${endpoint}${seen.at(-1)?.slice(4)}`
    const { host: _host, connection: _connection, ...headers } = signed.headers
    expect((await fetch(url, { headers })).status).toBe(200)
    expect((await fetch(url, { headers, method: 'PUT', body: 'x' })).status).toBe(401)
    vi.setSystemTime(Date.now() + 16 * 60_000)
    expect((await fetch(url, { headers })).status).toBe(401)
  })
})
