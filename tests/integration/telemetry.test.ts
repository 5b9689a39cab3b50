import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@auctionwiz/contracts/apps'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { listBidders, readBidder } from '@auctionwiz/contracts/bidders'
import type { Client } from '@auctionwiz/contracts/client'
import type { App, Endpoint } from '@auctionwiz/contracts/endpoint'
import { login } from '@auctionwiz/contracts/sign-in'
import { createUpload } from '@auctionwiz/contracts/uploads'
import { root } from '@auctionwiz/local/stack/child'
import { findFreeOffset } from '@auctionwiz/local/stack/ports'
import { type Stack, startStack } from '@auctionwiz/local/start'
import { fieldForms } from '@auctionwiz/platform/azure/telemetry/fields'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploadForm } from '../support/files.ts'
import { createPerson, type TestPerson } from '../support/person.ts'
import type { StackInfo } from '../support/stack.ts'
import { startReceiver, type TelemetryReceiver } from '../support/telemetry-receiver.ts'
import { clientOf } from '../support/tenant.ts'

/** A stack of its own: its apps export to the receiver whatever the other tests do. */
let stack: Stack
let info: StackInfo
let receiver: TelemetryReceiver
let person: TestPerson
let token: string

const secret = {
  firstName: 'Xaveria',
  lastName: 'Quillfeather',
  email: 'xaveria.quillfeather@manor.example',
  phone: '+442079460123',
  note: 'Prefers telephone bidding from Thornbury',
  search: 'quillfeath',
}

const asPerson = (): Client => clientOf(info, { accessToken: token, auctionHouseId: person.tenant.houseId })

/** Calls an endpoint with personal data wherever a caller can put some. */
const provoke = async ({ app, method, path, body, request }: Endpoint): Promise<void> => {
  const query = new URLSearchParams({ search: secret.search, q: secret.email, name: secret.lastName })
  const hasBody = body !== undefined && request !== 'multipart'
  const response = await fetch(`${stack.urls[app]}/${path.replace(/\{\w+\}/g, encodeURIComponent(secret.email))}?${query}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-auction-house-id': person.tenant.houseId,
      'x-correlation-id': secret.email,
      traceparent: secret.email,
      tracestate: `bidder=${secret.lastName}`,
      baggage: `phone=${secret.phone}`,
      'user-agent': secret.note,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: JSON.stringify(secret) }),
  })
  await response.arrayBuffer()
}

beforeAll(async () => {
  receiver = await startReceiver()
  const dataDir = await mkdtemp(join(tmpdir(), 'auctionwiz-telemetry-'))
  const flagsFile = join(dataDir, 'app-configuration.json')
  await copyFile(join(root, 'local/app-configuration/settings.json'), flagsFile)
  stack = await startStack({
    dataDir,
    flagsFile,
    portOffset: await findFreeOffset(),
    web: false,
    log: () => undefined,
    services: [
      'cosmos',
      'azurite',
      'appconfig',
      'identity',
      'outbox',
      'provision',
      'auth',
      'bidders',
      'upload',
      'auth-worker',
      'bidders-worker',
      'upload-worker',
    ],
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
  })
  const { signingKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { signingKey: string }
  info = { urls: stack.urls, settings: stack.settings, signingKey, dataDir, flagsFile }
  person = await createPerson(info, 'admin', undefined, secret.firstName)
  token = await person.tenant.token('admin')
  // Recording begins a moment after the start, in each app on its own.
  await vi.waitFor(
    async () => {
      await Promise.all(['auth', 'bidders', 'upload'].map((app) => fetch(`${stack.urls[app as App]}/health`)))
      await fetch(`${stack.urls.auctions}/auctions/health`)
      expect(new Set(receiver.spans.map(({ service }) => service)).size).toBe(4)
    },
    { timeout: 30_000, interval: 500 },
  )
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true })
  }
}, 120_000)
afterAll(() => receiver.close())

it('follows a call from the browser to the database, with its request units', async () => {
  const call = asPerson()
  await call(createBidder, { body: { firstName: secret.firstName, lastName: secret.lastName, email: secret.email, phone: secret.phone } })
  const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01'
  const headers = { traceparent, authorization: `Bearer ${token}`, 'x-auction-house-id': person.tenant.houseId }
  const answer = await fetch(`${stack.urls.bidders}/${listBidders.path}?search=${secret.search}`, { headers })
  expect(await answer.json()).toMatchObject({ total: 1 })
  const trace = await vi.waitFor(() => {
    const found = receiver.spans.filter(({ traceId }) => traceId === '0123456789abcdef0123456789abcdef')
    expect(found.length).toBeGreaterThan(1)
    return found
  }, 10_000)
  const served = trace.find(({ name }) => name === 'call listBidders')
  expect(served?.fields).toMatchObject({
    'http.route': listBidders.path,
    'http.response.status_code': 200,
    'auctionwiz.correlation_id': answer.headers.get('x-correlation-id'),
  })
  const requests = trace.filter(({ parentId }) => parentId === served?.spanId)
  expect(requests.map(({ name }) => name)).toContain('cosmos query')
  const charge = requests.reduce((sum, { fields }) => sum + Number(fields['azure.cosmosdb.operation.request_charge'] ?? 0), 0)
  expect(charge).toBeGreaterThan(0)
  expect(served?.fields['auctionwiz.request_units']).toBeCloseTo(charge)
  expect(served?.fields['auctionwiz.storage_operations']).toBe(requests.length)
})

it('connects the work on a message with the call that enqueued it, and counts both', async () => {
  const csv = `first_name,last_name,email,phone\n${secret.firstName},${secret.lastName},${secret.email},${secret.phone}\n`
  await asPerson()(createUpload, { body: uploadForm(csv) })
  const { work, call } = await vi.waitFor(() => {
    const call = receiver.spans.find(({ name }) => name === 'call createUpload')
    const work = receiver.spans.find(({ name, causes }) => name.startsWith('work ') && causes.some(({ spanId }) => spanId === call?.spanId))
    expect(call && work).toBeDefined()
    return { call, work }
  }, 20_000)
  expect(work?.traceId).not.toBe(call?.traceId)
  await vi.waitFor(() => expect([...receiver.paths]).toContain('/v1/metrics'), 10_000)
  await vi.waitFor(() => expect(receiver.received()).toContain('"auctionwiz.storage_operations"'), 10_000)
})

it('exports no personal data, whatever calls carry', async () => {
  const call = asPerson()
  const [bidder] = (await call(listBidders, {})).bidders
  await call(readBidder, { params: { id: bidder?.id ?? '' } })
  const signedIn = await clientOf(info, {})(login, { body: { email: person.email, password: person.password } })
  await clientOf(info, {})(login, { body: { email: secret.email, password: secret.note } }).catch(() => undefined)
  const all = Object.values(endpoints).flat()
  for (let from = 0; from < all.length; from += 8) await Promise.all(all.slice(from, from + 8).map(provoke))
  await fetch(`${stack.urls.bidders}/unknown/${secret.email}?search=${secret.search}`)
  const served = all.filter(({ app, name }) => app !== 'auctions' || name !== 'health').map(({ name }) => `call ${name}`)
  await vi.waitFor(() => {
    const names = new Set(receiver.spans.map(({ name }) => name))
    expect(served.filter((name) => !names.has(name))).toEqual([])
  }, 20_000)
  const exported = receiver.received().toLowerCase()
  const data = [
    ...Object.values(secret).flatMap((value) => [value, encodeURIComponent(value)]),
    ...[person.email, person.password, person.id, bidder?.id ?? '', token, signedIn.data?.sessionToken ?? ''],
    token.split('.')[1] ?? '',
  ]
  expect(data.length).toBeGreaterThan(15)
  expect(data.filter((value) => value === '' || exported.includes(value.toLowerCase()))).toEqual([])
  const fields = new Set(receiver.spans.flatMap((span) => Object.keys(span.fields)))
  expect([...fields].filter((field) => !Object.hasOwn(fieldForms, field))).toEqual([])
})
