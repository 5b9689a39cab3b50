import { expect, onTestFinished, test } from 'vitest'
import { listenTo, startFixture } from './testing/start-fixture.ts'

const source = `
import { channel } from 'node:diagnostics_channel'
import { app } from '@azure/functions'
const events = channel('fixture.hooks')
const tell = (name: string, detail?: unknown) => events.publish({ name, detail })
app.setup({ enableHttpStream: true })
app.hook.appStart((context) => { context.hookData.started = 'yes'; tell('appStart') })
app.hook.appTerminate((context) => tell('appTerminate', context.hookData.started))
app.hook.preInvocation((context) => {
  tell('pre', context.invocationContext.functionName)
  context.hookData.word = 'shared'
  const next = context.functionHandler
  context.functionHandler = async (...args) => ({ ...(await next(...args)) as object, headers: { 'x-wrapped': 'yes' } })
})
app.hook.postInvocation((context) => {
  tell('post', [context.hookData.word, (context.error as Error | null)?.message])
  if (context.invocationContext.functionName === 'healed') { context.error = null; context.result = { body: 'healed' } }
})
app.hook.log((context) => { if (context.category === 'user') context.message = 'hooked: ' + context.message })
app.http('fine', { methods: ['GET'], route: 'fine', handler: async (_, context) => { context.log('said'); return { body: 'ok' } } })
app.http('healed', { methods: ['GET'], route: 'healed', handler: async () => { throw new Error('ill') } })
`
type Event = { name: string; detail: unknown }

test('hooks run around start, calls and stop, share data, and may change handler, error, result and log', async () => {
  const events = listenTo<Event>('fixture.hooks')
  onTestFinished(events.close)
  const { url, log, stop } = await startFixture(source)
  const fine = await fetch(`${url}/fine`)
  expect([await fine.text(), fine.headers.get('x-wrapped')]).toEqual(['ok', 'yes'])
  expect(await (await fetch(`${url}/healed`)).text()).toBe('healed')
  await stop()
  expect(events.received.map(({ name, detail }) => [name, detail])).toEqual([
    ['appStart', undefined],
    ['pre', 'fine'],
    ['post', ['shared', undefined]],
    ['pre', 'healed'],
    ['post', ['shared', 'ill']],
    ['appTerminate', 'yes'],
  ])
  expect(log).toContainEqual({
    level: 'information',
    category: 'Function.fine.User',
    message: 'hooked: said',
    app: 'app1',
    invocationId: expect.any(String),
  })
})
