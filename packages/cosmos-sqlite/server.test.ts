import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CosmosClient } from '@azure/cosmos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCosmos } from './server.ts'
import { startTestCosmos, type TestCosmos } from './testing.ts'

let cosmos: TestCosmos
let folder: string

beforeAll(async () => {
  cosmos = await startTestCosmos()
  const { database } = await cosmos.client.databases.create({ id: 'shop' })
  await database.containers.create({ id: 'lots', partitionKey: { paths: ['/house'] } })
  folder = await mkdtemp(join(tmpdir(), 'cosmos-'))
})
afterAll(async () => {
  await cosmos.close()
  await rm(folder, { recursive: true })
})

describe('keys', () => {
  const otherKey = Buffer.from('another key').toString('base64')

  it('refuses a wrong key and requests without one', async () => {
    const wrong = cosmos.connect({ key: otherKey })
    await expect(wrong.database('shop').read()).rejects.toMatchObject({ code: 401 })
    const response = await fetch(`${cosmos.url}/dbs`)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'Unauthorized', message: expect.any(String) })
  })

  it('accepts its own key, and connection strings', async () => {
    const server = await startCosmos({ file: join(folder, 'key.db'), port: 0, key: otherKey })
    const client = new CosmosClient(`AccountEndpoint=${server.url}/;AccountKey=${otherKey};`)
    expect((await client.databases.create({ id: 'a' })).statusCode).toBe(201)
    await expect(cosmos.connect({ endpoint: server.url }).databases.create({ id: 'b' })).rejects.toMatchObject({ code: 401 })
    client.dispose()
    await server.close()
  })

  it('tells clients with an identity to use the key', async () => {
    const client = cosmos.connect({ key: '', tokenProvider: async () => 'type=aad&ver=1.0&sig=token' })
    await expect(client.database('shop').read()).rejects.toMatchObject({ code: 401, message: expect.stringContaining('key') })
  })
})

describe('features left out', () => {
  const scripts = () => cosmos.client.database('shop').container('lots').scripts

  it.each<[string, () => Promise<unknown>]>([
    ['Stored procedures', () => scripts().storedProcedures.create({ id: 's', body: 'function () {}' })],
    ['Triggers', () => scripts().triggers.create({ id: 't', body: '', triggerType: 'Pre', triggerOperation: 'All' } as never)],
    ['User defined functions', () => scripts().userDefinedFunctions.create({ id: 'u', body: 'function () {}' })],
    ['Users', () => cosmos.client.database('shop').users.create({ id: 'u' })],
    ['Deleting all items', () => cosmos.client.database('shop').container('lots').deleteAllItemsForPartitionKey('a')],
    [
      'Triggers',
      () =>
        cosmos.client
          .database('shop')
          .container('lots')
          .items.create({ id: '1', house: 'a' }, { preTriggerInclude: ['t'] }),
    ],
  ])('are named: %s', async (name, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 501, message: expect.stringContaining(name) })
  })

  it('answers unknown addresses and methods with a JSON body', async () => {
    const unknown = await fetch(`${cosmos.url}/elsewhere`)
    expect([unknown.status, await unknown.json()]).toMatchObject([401, { code: 'Unauthorized' }])
    await expect(cosmos.client.database('none').container('x').read()).rejects.toMatchObject({ code: 404, substatus: 1003 })
  })
})

describe('the file', () => {
  it('keeps everything over a restart', async () => {
    const container = cosmos.client.database('shop').container('lots')
    const { etag } = await container.items.create({ id: 'kept', house: 'a', n: 1 })
    const before = await container.read()
    await cosmos.restart()
    expect((await container.item('kept', 'a').read()).etag).toBe(etag)
    expect((await container.read()).resource).toEqual(before.resource)
    const { etag: next } = await container.items.create({ id: 'next', house: 'a' })
    expect(next > etag).toBe(true)
  })

  it('is worked on by one server alone', async () => {
    await expect(startCosmos({ file: cosmos.file, port: 0 })).rejects.toThrow(`already working on ${cosmos.file}`)
    expect((await cosmos.client.database('shop').read()).statusCode).toBe(200)
  })

  it('is free again when the port is taken', async () => {
    const file = join(folder, 'port.db')
    await expect(startCosmos({ file, port: Number(new URL(cosmos.url).port) })).rejects.toThrow('EADDRINUSE')
    await (await startCosmos({ file, port: 0 })).close()
  })

  it('is refused when another program or version made it', async () => {
    const file = join(folder, 'foreign.db')
    const db = new DatabaseSync(file)
    db.exec('CREATE TABLE t (a)')
    await expect(startCosmos({ file, port: 0 })).rejects.toThrow('another program')
    db.exec(`PRAGMA application_id = ${0x617a_6364}; PRAGMA user_version = 99`)
    db.close()
    await expect(startCosmos({ file, port: 0 })).rejects.toThrow('schema version 99')
  })

  it('is synced with each commit when asked to', async () => {
    const server = await startCosmos({ file: join(folder, 'full.db'), port: 0, synchronous: 'FULL' })
    const client = new CosmosClient({ endpoint: server.url, key: server.key })
    expect((await client.databases.create({ id: 'a' })).statusCode).toBe(201)
    client.dispose()
    await server.close()
  })
})
