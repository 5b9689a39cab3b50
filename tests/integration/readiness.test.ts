import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHost } from '@auctionwiz/functions-host'
import { startAzurite } from '@auctionwiz/functions-host/testing/start-azurite'
import { root } from '@auctionwiz/local/stack/child'
import { QueueServiceClient } from '@azure/storage-queue'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { ownStack } from '../support/own-stack.ts'

const stack = ownStack()
const readiness = async (url: string) => (await fetch(`${url}/ready`)).json()
const faults = (body: object) => fetch(`${stack.urls.cosmos}/_local/faults`, { method: 'POST', body: JSON.stringify(body) })
afterEach(() => fetch(`${stack.urls.cosmos}/_local/faults`, { method: 'DELETE' }))

it.each(['auth', 'bidders', 'upload'] as const)('%s is ready once a queue trigger of its own ran', async (app) => {
  const dependencies = { cosmos: 'up', appConfiguration: 'up', queues: 'up', triggers: 'up' }
  const { status, dependencies: found } = await readiness(stack.urls[app])
  expect(status).toBe('ready')
  expect(found).toMatchObject(app === 'bidders' ? { ...dependencies, networkKey: 'up' } : dependencies)
})

it('is degraded while one container of the database is slow', async () => {
  await faults({ path: '/colls/bidders', latencyMs: 4_000, count: 0 })
  expect(await readiness(stack.urls.bidders)).toMatchObject({ status: 'degraded', dependencies: { cosmos: 'down' } })
})

it('is degraded when its queue triggers never run, although its queues answer, and when its flags cannot be had', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'without-bundle-'))
  const azurite = await startAzurite('queue')
  await cp(join(root, 'functions-auth/dist'), directory, { recursive: true })
  const { extensionBundle: _, ...bare } = JSON.parse(await readFile(join(directory, 'host.json'), 'utf8'))
  await writeFile(join(directory, 'host.json'), JSON.stringify(bare))
  const queues = QueueServiceClient.fromConnectionString(azurite.connection)
  for (const name of ['mails', 'probes-auth']) await queues.createQueue(name)
  const { Values } = JSON.parse(await readFile(join(stack.dataDir, 'settings-auth.json'), 'utf8')) as { Values: Record<string, string> }
  const before = { ...process.env }
  const host = await startHost({
    apps: [{ name: 'functions-auth', directory }],
    port: 0,
    settings: {
      ...Values,
      AzureWebJobsStorage: azurite.connection,
      APP_CONFIGURATION_CONNECTION: 'Endpoint=http://127.0.0.1:1;Id=local;Secret=c2VjcmV0',
    },
    cors: [],
    log: () => {},
  })
  onTestFinished(async () => {
    await host.close()
    process.env = before
    await azurite.stop()
    await rm(directory, { recursive: true })
  })
  const dependencies = { cosmos: 'up', appConfiguration: 'down', queues: 'up', triggers: 'down' }
  expect(await readiness(host.url)).toEqual({ status: 'degraded', dependencies })
})
