import { BulkOperationType, type Container, type OperationInput } from '@azure/cosmos'
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

const lsn = (headers: unknown) => Number((headers as Record<string, string>)['x-ms-session-token']?.split('#')[1])

describe('transactional batch', () => {
  it('performs every kind of operation', async () => {
    const { etag } = await container.items.create({ id: 'r', house: 'a', n: 1 })
    await container.items.create({ id: 'd', house: 'a' })
    const operations: OperationInput[] = [
      { operationType: 'Create', resourceBody: { id: 'c', house: 'a' } },
      { operationType: 'Upsert', resourceBody: { id: 'u', house: 'a' } },
      { operationType: 'Read', id: 'r' },
      { operationType: 'Replace', id: 'r', resourceBody: { id: 'r', house: 'a', n: 2 }, ifMatch: etag },
      { operationType: 'Patch', id: 'r', resourceBody: { operations: [{ op: 'incr', path: '/n', value: 3 }] } },
      { operationType: 'Delete', id: 'd' },
    ]
    const { code, result } = await container.items.batch(operations, 'a')
    expect(code).toBe(200)
    expect(result?.map((entry) => entry.statusCode)).toEqual([201, 201, 200, 200, 200, 204])
    expect(result?.[2]?.resourceBody).toMatchObject({ id: 'r', n: 1 })
    expect(result?.[4]?.resourceBody).toMatchObject({ n: 5 })
    expect(result?.[4]?.eTag).toBe(result?.[4]?.resourceBody?._etag)
    expect((await container.item('d', 'a').read()).statusCode).toBe(404)
  })

  it('undoes all when one is refused, down to the log sequence number', async () => {
    const before = await container.items.create({ id: 'exists', house: 'b' })
    const { code, result } = await container.items.batch(
      [
        { operationType: 'Create', resourceBody: { id: 'new', house: 'b' } },
        { operationType: 'Create', resourceBody: { id: 'exists', house: 'b' } },
        { operationType: 'Create', resourceBody: { id: 'never', house: 'b' } },
      ],
      'b',
    )
    expect(code).toBe(207)
    expect(result?.map((entry) => entry.statusCode)).toEqual([424, 409, 424])
    expect((await container.item('new', 'b').read()).statusCode).toBe(404)
    const after = await container.items.create({ id: 'after', house: 'b' })
    expect(lsn(after.headers)).toBe(lsn(before.headers) + 1)
  })

  it('refuses a stale etag with 412', async () => {
    await container.items.create({ id: 'etag', house: 'b' })
    const { result } = await container.items.batch(
      [{ operationType: 'Upsert', resourceBody: { id: 'etag', house: 'b' }, ifMatch: '"old"' }],
      'b',
    )
    expect(result?.[0]?.statusCode).toBe(412)
  })

  it('refuses documents of another partition, too many operations and too many bytes', async () => {
    const { result } = await container.items.batch([{ operationType: 'Create', resourceBody: { id: 'x', house: 'other' } }], 'b')
    expect(result?.[0]?.statusCode).toBe(400)
    const create = (text: string, at: number): OperationInput => ({
      operationType: 'Create',
      resourceBody: { id: `many-${at}`, house: 'b', text },
    })
    const many = Array.from({ length: 101 }, (_, at) => create('', at))
    await expect(container.items.batch(many, 'b')).rejects.toThrow('100 operations')
    const headers = await container.items.batch(many.slice(0, 100), 'b')
    expect(headers.code).toBe(200)
    const large = Array.from({ length: 22 }, (_, at) => create('x'.repeat(100_000), at))
    await expect(container.items.batch(large, 'b')).rejects.toMatchObject({ cause: { code: 413 } })
  })

  it('leaves the bodies out when asked to', async () => {
    const { result } = await container.items.batch([{ operationType: 'Upsert', resourceBody: { id: 'm', house: 'b' } }], 'b', {
      contentResponseOnWriteEnabled: false,
    })
    expect(result?.[0]).toMatchObject({ statusCode: 201 })
    expect(result?.[0]?.resourceBody).toBeUndefined()
  })
})

describe('bulk', () => {
  it('runs each operation on its own', async () => {
    await container.items.create({ id: 'old', house: 'x' })
    const results = await container.items.executeBulkOperations([
      { operationType: BulkOperationType.Create, partitionKey: 'x', resourceBody: { id: 'old', house: 'x' } },
      { operationType: BulkOperationType.Create, partitionKey: 'y', resourceBody: { id: 'new', house: 'y' } },
      { operationType: BulkOperationType.Upsert, partitionKey: 'x', resourceBody: { id: 'up', house: 'x' } },
      { operationType: BulkOperationType.Read, partitionKey: 'x', id: 'none' },
      { operationType: BulkOperationType.Delete, partitionKey: 'x', id: 'old' },
    ])
    expect(results.map(({ response, error }) => response?.statusCode ?? error?.code)).toEqual([409, 201, 201, 404, 204])
    expect((await container.item('new', 'y').read()).statusCode).toBe(200)
    expect((await container.item('old', 'x').read()).statusCode).toBe(404)
  })

  it('takes the older bulk call', async () => {
    const results = await container.items.bulk([
      { operationType: BulkOperationType.Create, resourceBody: { id: 'b1', house: 'z' } },
      {
        operationType: BulkOperationType.Patch,
        id: 'b1',
        partitionKey: 'z',
        resourceBody: { operations: [{ op: 'add', path: '/n', value: 1 }] },
      },
    ])
    expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  })
})
