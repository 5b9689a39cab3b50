import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { listenTo, type RunningFixture, startFixture } from '../testing/start-fixture.ts'

const source = `
import { channel } from 'node:diagnostics_channel'
import { app } from '@azure/functions'
const ran = channel('fixture.admin')
app.setup({ enableHttpStream: true })
app.timer('yearly', { schedule: '0 0 0 1 1 *', handler: async (timer) => ran.publish(timer) })
app.storageQueue('jobs', { queueName: 'jobs', connection: 'Unset', handler: async (message) => ran.publish(message) })
app.http('web', { methods: ['GET'], route: 'web', handler: async () => ({}) })
`
let fixture: RunningFixture
beforeAll(async () => {
  fixture = await startFixture(source, { settings: { FUNCTIONS_HOST_MASTER_KEY: 'master' } })
})
afterAll(() => fixture.stop())

const json = { 'content-type': 'application/json', 'x-functions-key': 'master' }
const run = (name: string, body?: unknown, headers: Record<string, string> = json): Promise<Response> =>
  fetch(`${fixture.url}/admin/functions/${name}`, { method: 'POST', headers, body: body === undefined ? null : JSON.stringify(body) })

test.each([
  ['yearly', undefined, { isPastDue: false, schedule: { adjustForDST: true }, scheduleStatus: null }],
  ['jobs', { input: '{"id":1}' }, { id: 1 }],
  ['jobs', { input: { id: 2 } }, { id: 2 }],
])('runs %s by name with %j', async (name, body, expected) => {
  const signals = listenTo('fixture.admin')
  onTestFinished(signals.close)
  expect((await run(name, body)).status).toBe(202)
  expect(await signals.until(1)).toEqual([expected])
})

test.each([
  ['unknown', json, 404],
  ['web', json, 400],
  ['yearly', { ...json, 'content-type': 'text/plain' }, 415],
  ['yearly', { ...json, 'x-functions-key': 'wrong' }, 401],
])('refuses %s with %j', async (name, headers, status) => {
  expect((await run(name, {}, headers)).status).toBe(status)
})

test('refuses what is not JSON, another method, another address', async () => {
  const address = `${fixture.url}/admin/functions/jobs`
  expect((await fetch(address, { method: 'POST', headers: json, body: '{' })).status).toBe(400)
  expect((await fetch(address)).status).toBe(405)
  const long = new Blob([JSON.stringify({ input: 'x'.repeat(200_000) })]).stream()
  expect((await fetch(address, { method: 'POST', headers: json, body: long, duplex: 'half' } as RequestInit)).status).toBe(413)
  expect((await fetch(`${fixture.url}/admin/host/status`)).status).toBe(404)
})
