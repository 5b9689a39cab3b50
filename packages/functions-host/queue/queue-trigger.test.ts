import { type QueueClient, QueueServiceClient } from '@azure/storage-queue'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { extensionBundle } from '../testing/build-fixture.ts'
import { type Azurite, startAzurite } from '../testing/start-azurite.ts'
import { listenTo, type RunningFixture, startFixture } from '../testing/start-fixture.ts'

type Seen = { queue: string; message: unknown; metadata: Record<string, unknown> }

const source = `
import { channel } from 'node:diagnostics_channel'
import { app } from '@azure/functions'
const seen = channel('fixture.queue')
const handler = (queue: string) => async (message: unknown, context: { triggerMetadata?: object }) => {
  seen.publish({ queue, message, metadata: context.triggerMetadata })
  if (queue === 'jobs' && JSON.stringify(message).includes('bad')) throw new Error('bad message')
}
app.setup({ enableHttpStream: true })
app.storageQueue('jobs', { queueName: '%JOBS_QUEUE%', connection: 'MyStorage', handler: handler('jobs') })
app.storageQueue('poison', { queueName: 'jobs-poison', connection: 'MyStorage', handler: handler('poison') })
app.storageQueue('unset', { queueName: 'other', connection: 'Missing', handler: handler('other') })
app.storageQueue('stuck', { queueName: '%STUCK_QUEUE%', connection: 'MyStorage', handler: (message) => { seen.publish({ queue: 'stuck', message }); return new Promise(() => {}) } })
app.http('ping', { methods: ['GET'], route: 'ping', handler: async () => ({ body: 'pong' }) })
`
const hostJson = {
  version: '2.0',
  extensionBundle,
  extensions: { http: { routePrefix: '' }, queues: { batchSize: 4, maxDequeueCount: 2, maxPollingInterval: '00:00:00.2' } },
}
let azurite: Azurite
let fixture: RunningFixture
let jobs: QueueClient

const send = (content: string): Promise<unknown> => jobs.sendMessage(Buffer.from(content).toString('base64'))

beforeAll(async () => {
  azurite = await startAzurite('queue')
  jobs = QueueServiceClient.fromConnectionString(azurite.connection).getQueueClient('jobs')
  await jobs.createIfNotExists()
  fixture = await startFixture(source, {
    hostJson,
    drainTimeout: 100,
    settings: { MyStorage: azurite.connection, JOBS_QUEUE: 'jobs', STUCK_QUEUE: 'other-stuck' },
  })
})
afterAll(async () => {
  await fixture.stop()
  await azurite.stop()
})

test('messages arrive parsed, with their metadata, and are removed', async () => {
  const signals = listenTo<Seen>('fixture.queue')
  onTestFinished(signals.close)
  await send('{"id":1,"name":"ä"}')
  await send('plain text')
  const seen = (await signals.until(2)).toSorted((left, right) =>
    typeof right.message === 'string' ? -1 : typeof left.message === 'string' ? 1 : 0,
  )
  expect(seen.map(({ message }) => message)).toEqual([{ id: 1, name: 'ä' }, 'plain text'])
  expect(seen[0]?.metadata).toMatchObject({
    queueTrigger: { id: 1, name: 'ä' },
    dequeueCount: 1,
    id: expect.any(String),
    popReceipt: expect.any(String),
    insertionTime: expect.stringMatching(/^\d{4}-.*Z$/),
    expirationTime: expect.any(String),
    nextVisibleTime: expect.any(String),
  })
})

test('a message that fails is tried again and ends in the poison queue', async () => {
  const signals = listenTo<Seen>('fixture.queue')
  onTestFinished(signals.close)
  await send('{"bad":true}')
  const seen = await signals.until(3)
  expect(seen.slice(0, 3).map(({ queue, metadata }) => [queue, metadata.dequeueCount])).toEqual([
    ['jobs', 1],
    ['jobs', 2],
    ['poison', 1],
  ])
  expect(seen[2]?.message).toEqual({ bad: true })
})

test('a trigger whose connection is not set is reported, the others run', async () => {
  const report = () => fixture.log.find(({ level, message }) => level === 'error' && message.includes('function unset'))
  await expect.poll(() => report()?.message).toContain('the setting Missing is not set')
})

test('a message that is not done at the stop is visible again at once', async () => {
  const signals = listenTo<Seen>('fixture.queue')
  onTestFinished(signals.close)
  const settings = { MyStorage: azurite.connection, JOBS_QUEUE: 'idle', STUCK_QUEUE: 'stuck' }
  const second = await startFixture(source, { hostJson, settings, drainTimeout: 50 })
  const stuck = QueueServiceClient.fromConnectionString(azurite.connection).getQueueClient('stuck')
  await stuck.createIfNotExists()
  await stuck.sendMessage(Buffer.from('one').toString('base64'))
  await signals.until(1)
  await second.stop()
  const { receivedMessageItems } = await stuck.receiveMessages()
  expect(receivedMessageItems.map(({ messageText, dequeueCount }) => [messageText, dequeueCount])).toEqual([
    [Buffer.from('one').toString('base64'), 2],
  ])
})

test('without an extension bundle in host.json a queue function is in error and never runs, as in Azure', async () => {
  const { extensionBundle: _, ...bare } = hostJson
  const settings = { MyStorage: azurite.connection, JOBS_QUEUE: 'jobs', STUCK_QUEUE: 'stuck' }
  const { log, stop, url } = await startFixture(source, { hostJson: bare, settings })
  onTestFinished(stop)
  expect(await (await fetch(`${url}/ping`)).text()).toBe('pong')
  expect(log.filter(({ message }) => message.includes('is in error'))).toHaveLength(4)
  expect(log.map(({ level, message }) => [level, message])).toContainEqual([
    'error',
    "The 'jobs' function is in error: The binding type(s) 'queueTrigger' are not registered. Please ensure the type is correct and the binding extension is installed.",
  ])
})
