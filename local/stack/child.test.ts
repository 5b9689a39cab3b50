import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Child } from './child.ts'
import { isHealthy } from './health.ts'
import type { LogLine } from './log.ts'
import { RestartBudget } from './restart-budget.ts'

const folder = mkdtempSync(join(tmpdir(), 'child-'))
const script = join(folder, 'answering.mjs')
writeFileSync(
  script,
  `import { createServer } from 'node:http'
  const [port, manner] = process.argv.slice(2)
  if (manner === 'fails') { console.error('the settings are wrong'); process.exit(3) }
  if (manner === 'stubborn') process.on('SIGTERM', () => {})
  createServer((_, response) => response.end('ok')).listen(Number(port), '127.0.0.1', () => console.log('{"level":"info","message":"up"}'))`,
)
let lines: LogLine[] = []
let child: Child | undefined
let url: string

beforeEach(async () => {
  lines = []
  url = `http://127.0.0.1:${await freePort()}`
})
afterEach(() => child?.stop(0))
afterAll(() => rmSync(folder, { recursive: true }))

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function make(manner = 'well', budget?: RestartBudget): Child {
  const spec = { name: 'answering', args: [script, new URL(url).port, manner], env: {}, probe: { url, expect: 'ok' as const } }
  child = new Child(spec, (line) => lines.push(line), budget && { budget })
  return child
}

const texts = () => lines.map((line) => `${line.level} ${line.text}`)

test('starts, is healthy, logs, and stops', async () => {
  const running = make()
  await running.start()
  expect(await isHealthy({ url, expect: 'ok' })).toBe(true)
  await running.stop()
  expect(running.pid).toBeUndefined()
  expect(await isHealthy({ url, expect: 'ok' })).toBe(false)
  expect(texts()).toEqual(['info up'])
})

test('a child that fails at its start rejects with its last lines and is not tried again', async () => {
  await expect(make('fails').start()).rejects.toThrow(/answering did not start[\s\S]*the settings are wrong/)
  expect(texts()).toEqual(['warn the settings are wrong'])
})

test('passes messages on in both directions', async () => {
  const echo = join(folder, 'echo.mjs')
  writeFileSync(
    echo,
    `process.on('message', (message) => process.send({ echo: message })); setInterval(() => {}, 1000); console.log('{"event":"listening"}')`,
  )
  const messages: object[] = []
  const spec = { name: 'echo', args: [echo], env: {}, probe: { expect: 'listening' as const } }
  child = new Child(spec, (line) => lines.push(line), { onMessage: (message) => messages.push(message) })
  child.send({ event: 'before the start' })
  await child.start()
  child.send({ event: 'changed' })
  await vi.waitFor(() => expect(messages).toEqual([{ echo: { event: 'changed' } }]), 10_000)
  await child.stop()
  child.send({ event: 'after the end' })
})

test('a child without a port that ends before it listens rejects with its last lines', async () => {
  const spec = { name: 'answering', args: [script, new URL(url).port, 'fails'], env: {}, probe: { expect: 'listening' as const } }
  child = new Child(spec, (line) => lines.push(line))
  await expect(child.start()).rejects.toThrow(/answering did not start \(it does not listen\)[\s\S]*the settings are wrong/)
})

test('a crashed child comes back with a notice', async () => {
  const running = make()
  await running.start()
  const before = running.pid
  running.kill('SIGKILL')
  await vi.waitFor(() => expect(texts()).toContain('info is back'), 10_000)
  expect(running.pid).not.toBe(before)
  expect(texts()).toContain('warn ended unexpectedly (SIGKILL); starting it again')
})

test('a child that crashes too often is tried again without end, slowly, and says so once', async () => {
  const running = make('well', new RestartBudget(1, 60_000, 20))
  await running.start()
  for (const restart of [1, 2, 3]) {
    const before = running.pid
    running.kill('SIGKILL')
    await vi.waitFor(() => expect(texts().filter((text) => text === 'info is back')).toHaveLength(restart), 10_000)
    expect(running.pid).not.toBe(before)
  }
  expect(texts().filter((text) => text.startsWith('error'))).toEqual([
    'error ended again (SIGKILL) after 1 restarts within a minute; it is tried again every 0.02 s',
  ])
})

test('a stop ends the pause before a restart', async () => {
  const running = make('well', new RestartBudget(0, 60_000, 3_600_000))
  await running.start()
  running.kill('SIGKILL')
  await vi.waitFor(() => expect(texts().at(-1)).toContain('it is tried again every 3600 s'), 10_000)
  await running.stop()
  expect(running.pid).toBeUndefined()
})

test('a child that does not listen to SIGTERM is ended by force', async () => {
  const running = make('stubborn')
  await running.start()
  await running.stop(100)
  expect(await isHealthy({ url, expect: 'ok' })).toBe(false)
  expect(texts().at(-1)).toMatch(/^warn did not end within/)
})

test('no child outlives a manager that was killed', async () => {
  const manager = join(folder, 'manager.mts')
  const spec = { name: 'answering', args: [script, new URL(url).port], env: {}, probe: { url, expect: 'ok' } }
  writeFileSync(
    manager,
    `import { Child } from ${JSON.stringify(new URL('./child.ts', import.meta.url).href)}
    await new Child(${JSON.stringify(spec)}, () => {}).start()
    console.log('started')
    setInterval(() => {}, 1000)`,
  )
  const run = spawn(process.execPath, [manager], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => run.stdout.once('data', resolve))
  expect(await isHealthy({ url, expect: 'ok' })).toBe(true)
  run.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isHealthy({ url, expect: 'ok' })).toBe(false), 10_000)
})
