import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listenTo, startFixture } from './testing/start-fixture.ts'

const slow = `
import { channel, subscribe } from 'node:diagnostics_channel'
import { app } from '@azure/functions'
const began = channel('fixture.began')
app.setup({ enableHttpStream: true })
app.http('slow', { methods: ['GET'], route: 'slow', handler: async () => {
  const released = new Promise((resolve) => subscribe('fixture.release', resolve))
  began.publish('slow')
  await released
  return { body: 'done' }
} })
`

test('a stop lets calls under way finish and takes no new ones', async () => {
  const began = listenTo<string>('fixture.began')
  onTestFinished(began.close)
  const { url, stop } = await startFixture(slow)
  const answer = fetch(`${url}/slow`)
  await began.until(1)
  const stopped = stop()
  await expect(fetch(`${url}/slow`)).rejects.toThrow()
  const { channel } = await import('node:diagnostics_channel')
  channel('fixture.release').publish('now')
  expect(await (await answer).text()).toBe('done')
  await stopped
})

test('a request whose body does not arrive in time is cut off', async () => {
  const { host, stop } = await startFixture(
    `import { app } from '@azure/functions'
     app.setup({ enableHttpStream: true })
     app.http('take', { methods: ['POST'], route: 'take', handler: async (request) => ({ body: await request.text() }) })`,
    { requestTimeout: 100 },
  )
  onTestFinished(stop)
  const socket = connect(host.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /take HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nslow')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
})

test('a call that does not finish in time is cut off', async () => {
  const began = listenTo<string>('fixture.began')
  onTestFinished(began.close)
  const { url, stop } = await startFixture(slow, { drainTimeout: 50 })
  const answer = fetch(`${url}/slow`).catch((error: Error) => error)
  await began.until(1)
  await stop()
  expect(await answer).toBeInstanceOf(Error)
})

test('timers run through the library, and their status is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'timers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ticks = listenTo<Record<string, unknown>>('fixture.timer')
  onTestFinished(ticks.close)
  const timerStateFile = join(folder, 'timers.json')
  const { stop, log } = await startFixture(
    `import { channel } from 'node:diagnostics_channel'
     import { app } from '@azure/functions'
     app.timer('daily', { schedule: '%DAILY%', runOnStartup: true, handler: async (timer) => channel('fixture.timer').publish(timer) })
     app.timer('wrong', { schedule: '61 * * * * *', handler: async () => {} })`,
    { timerStateFile, settings: { DAILY: '0 0 3 * * *' } },
  )
  const [timer] = await ticks.until(1)
  expect(timer).toEqual({
    isPastDue: false,
    schedule: { adjustForDST: true },
    scheduleStatus: { last: expect.any(String), next: expect.stringMatching(/T03:00:00\.000Z$/), lastUpdated: expect.any(String) },
  })
  await stop()
  expect(Object.keys(JSON.parse(readFileSync(timerStateFile, 'utf8')))).toEqual(['app1.daily'])
  expect(log.find(({ level, message }) => level === 'error' && message.includes('function wrong'))?.message).toContain('second')
})

describe('of an app with http and timer functions', () => {
  const source = `
    import { channel } from 'node:diagnostics_channel'
    import { app } from '@azure/functions'
    app.http('change', { methods: ['POST'], route: 'change', handler: async () => ({ body: 'done' }) })
    app.timer('daily', { schedule: '0 0 3 * * *', runOnStartup: true, handler: async () => channel('fixture.daily').publish('ran') })`

  test('a process for http answers, says that something changed and runs no timer', async () => {
    const ticks = listenTo<string>('fixture.daily')
    onTestFinished(ticks.close)
    let changes = 0
    const onChanged = (): void => {
      changes += 1
    }
    const { url, stop } = await startFixture(source, { triggers: ['http'], onChanged })
    expect(await (await fetch(`${url}/change`, { method: 'POST' })).text()).toBe('done')
    await stop()
    expect(changes).toBe(1)
    expect(ticks.received).toEqual([])
  })

  test('a process for timers runs them and answers no call', async () => {
    const ticks = listenTo<string>('fixture.daily')
    onTestFinished(ticks.close)
    const { url, stop } = await startFixture(source, { triggers: ['queue', 'timer'] })
    onTestFinished(stop)
    await ticks.until(1)
    expect((await fetch(`${url}/change`, { method: 'POST' })).status).toBe(404)
  })
})

test('a function that runs longer than functionTimeout is answered with 504', async () => {
  const hostJson = { version: '2.0', functionTimeout: '00:00:00.1', extensions: { http: { routePrefix: '' } } }
  const { url, log, stop } = await startFixture(slow, { hostJson })
  onTestFinished(stop)
  expect((await fetch(`${url}/slow`)).status).toBe(504)
  expect(log.at(-1)?.message).toContain('Timeout of 0.1 s exceeded by function slow')
})

test('what this host does not serve is reported at the start', async () => {
  const { log, stop } = await startFixture(
    `import { app } from '@azure/functions'
     app.serviceBusQueue('bus', { queueName: 'q', connection: 'C', handler: async () => {} })
     app.timer('retrying', { schedule: '0 0 0 1 1 *', retry: { strategy: 'fixedDelay', maxRetryCount: 2, delayInterval: 1000 }, handler: async () => {} })`,
  )
  await stop()
  const reports = log.filter(({ category }) => category === 'Host.Triggers').map(({ message }) => message)
  expect(reports).toEqual([
    'Function bus: this host does not serve servicebustrigger',
    'Function retrying: this host does not serve retry policies',
  ])
})
