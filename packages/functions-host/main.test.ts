import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildFixture, type Fixture } from './testing/build-fixture.ts'
import { runMain } from './testing/run-main.ts'

const source = `
import { app } from '@azure/functions'
app.setup({ enableHttpStream: true })
app.hook.appTerminate(() => console.log(JSON.stringify({ event: 'terminated' })))
const { GREETING, FROM_ENVIRONMENT } = process.env
app.http('hello', { methods: ['GET'], route: 'hello', handler: async (_, context) => { context.log('asked'); return { jsonBody: { GREETING, FROM_ENVIRONMENT } } } })
app.http('stray', { methods: ['POST'], route: 'stray', handler: async () => { setImmediate(() => { throw new Error('stray') }); return {} } })
app.http('upload', { methods: ['POST'], route: 'upload', handler: async (request) => {
  let length = 0, peak = 0
  for await (const chunk of request.body!) { length += chunk.length; peak = Math.max(peak, process.memoryUsage.rss()) }
  return { jsonBody: { length, peak } }
} })
app.http('memory', { methods: ['GET'], route: 'memory', handler: async () => ({ jsonBody: { rss: process.memoryUsage.rss() } }) })
`
let fixture: Fixture
let settings: string

beforeAll(async () => {
  fixture = await buildFixture(source)
  settings = join(fixture.directory, 'settings.json')
  const Values = { GREETING: 'hello', FROM_ENVIRONMENT: 'file', FUNCTIONS_REQUEST_BODY_SIZE_LIMIT: '1000000000' }
  writeFileSync(settings, JSON.stringify({ IsEncrypted: false, Values, Host: { CORS: 'http://localhost:4280, http://one.example' } }))
})
afterAll(() => fixture.remove())

const start = (environment: Record<string, string> = {}, more: string[] = []) =>
  runMain(['--port', '0', '--app', fixture.directory, '--settings', settings, '--cors', 'http://two.example', ...more], environment)

test('says when it listens, serves with the settings, logs lines of JSON, and stops cleanly', async () => {
  const main = start({ FROM_ENVIRONMENT: 'environment' })
  const { url } = await main.event('listening')
  const response = await fetch(`${url}/hello`, { headers: { origin: 'http://two.example' } })
  expect(await response.json()).toEqual({ GREETING: 'hello', FROM_ENVIRONMENT: 'environment' })
  expect(response.headers.get('access-control-allow-origin')).toBe('http://two.example')
  const other = await fetch(`${url}/hello`, { headers: { origin: 'http://one.example' } })
  expect(other.headers.get('access-control-allow-origin')).toBe('http://one.example')
  expect(await main.stop()).toBe(0)
  expect(main.lines).toContainEqual(expect.objectContaining({ level: 'information', category: 'Function.hello.User', message: 'asked' }))
  expect(main.lines.slice(-2)).toEqual([{ event: 'terminated' }, { event: 'stopped' }])
})

test('a body of 400 MB flows through without staying in memory', async () => {
  const main = start()
  const { url } = await main.event('listening')
  const { rss } = (await (await fetch(`${url}/memory`)).json()) as { rss: number }
  const chunk = new Uint8Array(1_000_000)
  let left = 400
  const body = new ReadableStream({ pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()) })
  const response = await fetch(`${url}/upload`, { method: 'POST', body, duplex: 'half' } as RequestInit)
  const { length, peak } = (await response.json()) as { length: number; peak: number }
  await main.stop()
  expect(length).toBe(400_000_000)
  expect(peak - rss).toBeLessThan(150_000_000)
})

test('a process for http alone says to its supervisor that a call may have queued work', async () => {
  const main = start({}, ['--triggers', 'http'])
  const { url } = await main.event('listening')
  const said = main.message()
  await fetch(`${url}/upload`, { method: 'POST', body: 'x' })
  expect(await said).toEqual({ event: 'changed' })
  expect(await main.stop()).toBe(0)
})

test('an error that nobody handles ends the process with its reason', async () => {
  const main = start()
  const { url } = await main.event('listening')
  await fetch(`${url}/stray`, { method: 'POST' }).catch(() => undefined)
  expect((await main.ended).code).toBe(1)
  expect(main.lines.at(-1)).toMatchObject({ level: 'critical', message: expect.stringContaining('stray') })
})

test('a taken port is said in one line', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const { code, stderr } = await runMain(['--port', String(port), '--app', fixture.directory]).ended
  expect(code).toBe(1)
  expect(stderr).toBe(`Port ${port} is already in use. Stop the program that uses it, or choose another with --port.\n`)
})

test.each([
  [['--port', 'x', '--app', '.'], 'Usage'],
  [['--port', '0'], 'Usage'],
  [['--port', '0', '--unknown'], '--unknown'],
  [['--port', '0', '--app', '.', '--triggers', 'http,blob'], 'there is no trigger "blob"'],
  [['--port', '0', '--app', '.', '--settings', '/nowhere.json'], '/nowhere.json'],
  [['--port', '0', '--app', '/nowhere'], 'app nowhere could not be loaded'],
])('%j ends with code 1 and says why', async (args, reason) => {
  const { code, stderr } = await runMain(args).ended
  expect(code).toBe(1)
  expect(stderr).toContain(reason)
})
