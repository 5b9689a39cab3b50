import type { Container } from '@azure/cosmos'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from '../testing.ts'

let cosmos: TestCosmos
let container: Container

beforeAll(async () => {
  cosmos = await startTestCosmos()
  const { database } = await cosmos.client.databases.create({ id: 'shop' })
  await database.containers.create({ id: 'lots', partitionKey: { paths: ['/house'] } })
  container = database.container('lots')
  await container.items.create({ id: '1', house: 'a' })
})
beforeEach(async () => {
  await cosmos.clearFaults()
  await cosmos.resetStats()
})
afterAll(() => cosmos.close())

const connect = (maxRetryAttemptCount: number) =>
  cosmos
    .connect({
      connectionPolicy: {
        enableEndpointDiscovery: false,
        retryOptions: { maxRetryAttemptCount, fixedRetryIntervalInMilliseconds: 1, maxWaitTimeInSeconds: 5 },
      },
    })
    .database('shop')
    .container('lots')

describe('faults', () => {
  it('asks for patience, and the SDK has it', async () => {
    await cosmos.fault({ match: { method: 'GET', path: 'docs/1$' }, status: 429, substatus: 3200, retryAfterMs: 5, count: 2 })
    const { resource, headers } = await connect(9).item('1', 'a').read()
    expect(resource?.id).toBe('1')
    expect(headers['x-ms-throttle-retry-count']).toBe(2)
    expect((await cosmos.stats()).errors).toEqual({ 429: 2 })
  })

  it('lets the fault through once the retries are spent', async () => {
    await cosmos.fault({ match: { path: 'docs' }, status: 429, retryAfterMs: 1, count: 0 })
    await expect(connect(1).items.create({ id: '2', house: 'a' })).rejects.toMatchObject({ code: 429, substatus: undefined })
    await cosmos.clearFaults()
    expect((await container.item('2', 'a').read()).statusCode).toBe(404)
  })

  it('breaks the connection before or after a write', async () => {
    await cosmos.fault({ match: { method: 'POST', path: 'docs$' }, drop: 'before' })
    await expect(container.items.create({ id: 'before', house: 'a' })).rejects.toThrow()
    expect((await container.item('before', 'a').read()).statusCode).toBe(404)
    await cosmos.fault({ match: { method: 'POST', path: 'docs$' }, drop: 'after' })
    await expect(container.items.create({ id: 'after', house: 'a' })).rejects.toThrow()
    expect((await container.item('after', 'a').read()).statusCode).toBe(200)
  })

  it('delays without refusing', async () => {
    await cosmos.fault({ match: { path: 'docs/1' }, latencyMs: 30 })
    const start = performance.now()
    expect((await container.item('1', 'a').read()).statusCode).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(25)
  })

  it.each([
    { status: 200 },
    { match: { path: '(' } },
    { count: -1 },
    { drop: 'often' },
    { state: 429 },
    { match: { url: 'docs' } },
    'fault',
  ])('refuses the fault %j', async (fault) => {
    const response = await fetch(`${cosmos.url}/_local/faults`, { method: 'POST', body: JSON.stringify(fault) })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'BadRequest' })
  })
})

describe('stats', () => {
  it('counts storage operations by kind and container', async () => {
    await container.item('1', 'a').read()
    await container.items.upsert({ id: 's', house: 'a' })
    await container.item('s', 'a').patch([{ op: 'set', path: '/n', value: 1 }])
    await container.items.batch([{ operationType: 'Delete', id: 's' }], 'a')
    await container.items.query('SELECT * FROM c', { partitionKey: 'a' }).fetchAll()
    const stats = await cosmos.stats()
    expect(stats.requests).toMatchObject({ pointRead: 1, upsert: 1, patch: 1, batch: 1, query: 1 })
    expect(stats.containers['shop/lots']).toMatchObject({ pointRead: 1, query: 1 })
    expect(stats).toMatchObject({ operations: 5, batchedOperations: 1 })
    expect(stats.itemsReturned).toBeGreaterThan(0)
    expect(stats.charge).toBeGreaterThan(10)
  })

  it('answers unknown addresses of its own with 404', async () => {
    expect((await fetch(`${cosmos.url}/_local/none`)).status).toBe(404)
    expect((await fetch(`${cosmos.url}/_local/health`)).status).toBe(200)
  })
})
