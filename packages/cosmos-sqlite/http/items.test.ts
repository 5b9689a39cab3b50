import type { Container } from '@azure/cosmos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from '../testing.ts'

let cosmos: TestCosmos
let container: Container

beforeAll(async () => {
  cosmos = await startTestCosmos()
  const { database } = await cosmos.client.databases.create({ id: 'shop' })
  container = (await database.containers.create({ id: 'lots', partitionKey: { paths: ['/house'] } })).container
})
afterAll(() => cosmos.close())

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { code: number; message: string; substatus?: number }) => error,
  )

describe('items', () => {
  it('creates, reads, replaces and deletes', async () => {
    const { resource, statusCode, etag } = await container.items.create({ id: '1', house: 'a', price: 10 })
    expect(statusCode).toBe(201)
    expect(resource).toMatchObject({ id: '1', house: 'a', price: 10, _etag: etag, _attachments: 'attachments/' })
    expect(resource?._rid).toMatch(/^[\w+-]{22}==$/)
    const read = await container.item('1', 'a').read()
    expect(read.resource).toEqual(resource)
    expect(read.requestCharge).toBe(1)
    const replaced = await container.item('1', 'a').replace({ id: '1', house: 'a', price: 11 })
    expect(replaced.statusCode).toBe(200)
    expect(replaced.resource?._rid).toBe(resource?._rid)
    expect(replaced.etag).not.toBe(etag)
    expect((await container.item('1', 'a').delete()).statusCode).toBe(204)
    expect((await container.item('1', 'a').read()).statusCode).toBe(404)
    expect((await failure(container.item('1', 'a').delete()))?.code).toBe(404)
  })

  it('distinguishes an upsert that creates from one that replaces', async () => {
    expect((await container.items.upsert({ id: 'u', house: 'a' })).statusCode).toBe(201)
    expect((await container.items.upsert({ id: 'u', house: 'a', n: 1 })).statusCode).toBe(200)
    expect((await container.item('u', 'a').read()).resource).toMatchObject({ n: 1 })
  })

  it('refuses a second item with the same id and partition key, and keeps partitions apart', async () => {
    await container.items.create({ id: 'twice', house: 'a' })
    expect((await failure(container.items.create({ id: 'twice', house: 'a' })))?.code).toBe(409)
    expect((await container.items.create({ id: 'twice', house: 'b' })).statusCode).toBe(201)
    expect((await container.item('twice', 'c').read()).statusCode).toBe(404)
  })

  it('honours If-Match on every kind of write', async () => {
    const first = await container.items.create({ id: 'e', house: 'a', n: 0 })
    const second = await container.item('e', 'a').replace({ id: 'e', house: 'a', n: 1 })
    const stale = { accessCondition: { type: 'IfMatch', condition: first.etag } }
    const item = container.item('e', 'a')
    const codes = await Promise.all([
      failure(item.replace({ id: 'e', house: 'a' }, stale)),
      failure(container.items.upsert({ id: 'e', house: 'a' }, stale)),
      failure(item.patch([{ op: 'set', path: '/n', value: 5 }], stale)),
      failure(item.delete(stale)),
    ])
    expect(codes.map((error) => error?.code)).toEqual([412, 412, 412, 412])
    const fresh = { accessCondition: { type: 'IfMatch', condition: second.etag } }
    expect((await item.replace({ id: 'e', house: 'a', n: 2 }, fresh)).statusCode).toBe(200)
  })

  it('answers a read with If-None-Match by 304', async () => {
    const { etag } = await container.items.create({ id: 'n', house: 'a' })
    const unchanged = await container.item('n', 'a').read({ accessCondition: { type: 'IfNoneMatch', condition: etag } })
    expect(unchanged.statusCode).toBe(304)
    const other = await container.item('n', 'a').read({ accessCondition: { type: 'IfNoneMatch', condition: '"x"' } })
    expect(other.statusCode).toBe(200)
  })

  it('takes unusual ids and refuses invalid ones', async () => {
    for (const id of ['Zürich & Söhne', '100%', 'a?b=c', '日本', "it's", 'a b', '+;,:@&=$']) {
      await container.items.create({ id, house: 'ids' })
      expect((await container.item(id, 'ids').read()).resource?.id).toBe(id)
    }
    expect((await failure(container.items.create({ id: 'x'.repeat(1024), house: 'a' })))?.code).toBe(400)
    expect((await failure(container.items.create({ id: 'ü'.repeat(512), house: 'a' })))?.code).toBe(400)
    expect((await failure(container.items.create({ house: 'a' }, { disableAutomaticIdGeneration: true })))?.code).toBe(400)
    expect((await container.items.create({ house: 'a' })).resource?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('keeps numbers, unicode and the order of properties', async () => {
    const item = {
      z: 1,
      id: 'v',
      house: 'a',
      text: 'é\u2028\ud83d\ude00\u0000',
      big: 9007199254740991,
      small: -1.5e-9,
      list: [null, [], {}],
    }
    await container.items.create(item)
    const { resource } = await container.item('v', 'a').read()
    expect(resource).toMatchObject(item)
    expect(Object.keys(resource ?? {}).slice(0, 3)).toEqual(['z', 'id', 'house'])
  })

  it('refuses items that are too large or nested too deeply', async () => {
    const fits = { id: 'large', house: 'a', text: 'x'.repeat(2 * 1024 * 1024 - 1000) }
    expect((await container.items.create(fits)).statusCode).toBe(201)
    expect((await failure(container.items.create({ ...fits, id: 'larger', more: 'x'.repeat(1000) })))?.code).toBe(413)
    expect((await failure(container.items.create({ ...fits, id: 'huge', more: 'x'.repeat(3_000_000) })))?.code).toBe(413)
    let deep: object = {}
    for (let level = 0; level < 127; level += 1) deep = { deep }
    expect((await failure(container.items.create({ id: 'deep', house: 'a', deep })))?.code).toBe(400)
  })

  it('insists on the partition key of the document', async () => {
    await container.items.create({ id: 'pk', house: 'a' })
    const error = await failure(container.item('pk', 'a').replace({ id: 'pk', house: 'b' }))
    expect(error).toMatchObject({ code: 400, substatus: 1001 })
    expect((await failure(container.items.create({ id: 'p2', house: ['a'] })))?.code).toBe(400)
    expect((await failure(container.items.create({ id: 'p3', house: 'x'.repeat(102) })))?.code).toBe(400)
  })

  it('refuses a change of id and a missing item', async () => {
    await container.items.create({ id: 'fixed', house: 'a' })
    expect((await failure(container.item('fixed', 'a').replace({ id: 'other', house: 'a' })))?.code).toBe(400)
    expect((await failure(container.item('none', 'a').replace({ id: 'none', house: 'a' })))?.code).toBe(404)
  })

  it('gives session tokens that grow', async () => {
    const first = await container.items.create({ id: 's1', house: 'a' })
    const second = await container.items.create({ id: 's2', house: 'a' })
    const lsn = (headers: object) => Number((headers as Record<string, string>)['x-ms-session-token']?.split('#')[1])
    expect(lsn(second.headers)).toBe(lsn(first.headers) + 1)
  })
})

describe('partition keys', () => {
  it('takes numbers, booleans, null and missing values', async () => {
    for (const [at, house] of [1, 1.5, true, false, null, undefined, 'a'].entries()) {
      await container.items.create({ id: `typed-${at}`, house })
      const item = house === undefined ? container.item(`typed-${at}`) : container.item(`typed-${at}`, house)
      expect((await item.read()).resource?.id).toBe(`typed-${at}`)
    }
    expect((await container.item('typed-0', '1').read()).statusCode).toBe(404)
  })

  it('takes hierarchical keys, all components of them', async () => {
    const { container: houses } = await cosmos.client.database('shop').containers.create({
      id: 'tenants',
      partitionKey: { paths: ['/account', '/house'], kind: 'MultiHash', version: 2 },
    } as never)
    await houses.items.create({ id: '1', account: 'a', house: 'h' })
    expect((await houses.item('1', ['a', 'h']).read()).resource?.id).toBe('1')
    expect((await houses.item('1', ['a', 'x']).read()).statusCode).toBe(404)
    expect((await failure(houses.item('1', ['a']).read()))?.code).toBe(400)
    await houses.items.create({ id: '2', account: 'a' })
    expect((await houses.item('2', ['a', undefined] as never).read()).resource?.id).toBe('2')
    expect((await houses.items.create({ id: '3', account: 'a', house: 'y'.repeat(2048) })).statusCode).toBe(201)
  })
})
