import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildFixture } from '../testing/build-fixture.ts'
import { startFixture } from '../testing/start-fixture.ts'
import { loadApp } from './load-app.ts'

const hello = (name: string, route = name): string => `
import { app } from '@azure/functions'
let calls = 0
app.setup({ enableHttpStream: true })
app.http('${name}', { methods: ['GET'], route: '${route}', handler: async () => ({ body: '${name} ' + ++calls }) })
`

async function loadFailure(source: string): Promise<string> {
  const fixture = await buildFixture(source)
  onTestFinished(fixture.remove)
  const error = await loadApp({ name: 'one', directory: fixture.directory }, () => {}).catch((reason: Error) => reason)
  return error instanceof Error ? error.message : 'loaded'
}

test('several apps share a port, each with its own library; the first one that has the route wins', async () => {
  const { url, stop } = await startFixture([
    hello('one', 'both'),
    hello('two', 'both') + hello('three').replace(/import.*|let.*|app.setup.*/g, ''),
  ])
  onTestFinished(stop)
  expect(await (await fetch(`${url}/both`)).text()).toBe('one 1')
  expect(await (await fetch(`${url}/three`)).text()).toBe('three 1')
})

test('a route for every path comes after the routes of all apps, first that of the app that knows the path', async () => {
  const rest = (name: string) =>
    `app.http('rest', { methods: ['GET', 'POST'], route: '{*path}', handler: async (request) => ({ status: 404, body: '${name} ' + request.params.path }) })`
  const { url, stop } = await startFixture([hello('one') + rest('one'), hello('two') + rest('two')])
  onTestFinished(stop)
  const read = async (path: string, method = 'GET') => (await fetch(`${url}${path}`, { method })).text()
  expect(await read('/two')).toBe('two 1')
  expect(await read('/other/path')).toBe('one other/path')
  expect(await read('/two', 'POST')).toBe('two two')
  expect((await fetch(`${url}/two`, { method: 'HEAD' })).status).toBe(200)
})

test('an app may be an ES module', async () => {
  const { url, stop } = await startFixture(hello('one'), { format: 'esm' })
  onTestFinished(stop)
  expect(await (await fetch(`${url}/one`)).text()).toBe('one 1')
})

test('an app that does not stream http gets the whole request and answers in one piece', async () => {
  const { url, stop } = await startFixture(`
    import { app } from '@azure/functions'
    app.http('echo', { methods: ['POST'], route: 'echo/{id}', handler: async (request) => ({
      status: 202, headers: { 'x-id': request.params.id }, cookies: [{ name: 'a', value: '1', path: '/', secure: true, maxAge: 5 }], body: await request.text() }) })
    app.http('none', { methods: ['GET'], route: 'none', handler: async () => undefined })
    app.http('boom', { methods: ['GET'], route: 'boom', handler: async () => { throw new Error('no') } })
  `)
  onTestFinished(stop)
  const response = await fetch(`${url}/echo/7`, { method: 'POST', body: 'text' })
  expect([response.status, response.headers.get('x-id'), await response.text()]).toEqual([202, '7', 'text'])
  expect(response.headers.getSetCookie()).toEqual(['a=1; Max-Age=5; Path=/; Secure'])
  expect((await fetch(`${url}/none`)).status).toBe(204)
  expect((await fetch(`${url}/boom`)).status).toBe(500)
})

test('a package can be loaded again in the same process', async () => {
  const fixture = await buildFixture(hello('one'))
  onTestFinished(fixture.remove)
  const source = { name: 'one', directory: fixture.directory }
  const first = await loadApp(source, () => {})
  const second = await loadApp(source, () => {})
  expect([first.functions.length, second.functions.length]).toEqual([1, 1])
  expect(first.model).not.toBe(second.model)
})

test('settings are in the environment when the app loads', async () => {
  const { url, stop } = await startFixture(
    `import { app } from '@azure/functions'
     const value = process.env.FIXTURE_SETTING
     app.http('one', { methods: ['GET'], route: 'one', handler: async () => ({ body: value }) })`,
    { settings: { FIXTURE_SETTING: 'set' } },
  )
  onTestFinished(stop)
  expect(await (await fetch(`${url}/one`)).text()).toBe('set')
})

test.each([
  ['throw new Error("cannot start")', 'cannot start'],
  ['export {}', 'no function was registered'],
  [hello('one') + hello('one').replace(/import.*|let.*|app.setup.*/g, ''), 'already been registered'],
  [
    `import { app, output } from '@azure/functions'
     app.http('one', { extraOutputs: [output.storageQueue({ queueName: 'q', connection: '' })], handler: async () => ({}) })`,
    'output binding of type queue',
  ],
])('a package that can not be served is refused with the reason', async (source, reason) => {
  const message = await loadFailure(source)
  expect(message).toContain('app one could not be loaded')
  expect(message).toContain(reason)
})

test('a reserved route is refused as Azure does', async () => {
  await expect(startFixture(hello('one', 'admin/users'))).rejects.toThrow('conflicts with one or more built in routes')
})

test('a package that was not built is refused with a hint', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'functions-host-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, 'host.json'), '{"version":"2.0"}')
  writeFileSync(join(directory, 'package.json'), '{"main":"dist/main.cjs"}')
  await expect(loadApp({ name: 'one', directory }, () => {})).rejects.toThrow('is the app built?')
})
