import { type Azurite, startAzurite } from '@auctionwiz/functions-host/testing/start-azurite'
import { blockFiles } from '@auctionwiz/platform/azure/block-files'
import { BlobServiceClient } from '@azure/storage-blob'
import { afterAll, beforeAll, expect, it } from 'vitest'

const container = 'opened-uploads'
const path = 'acc_1/hse_1/opn_1/0'
const ids = ['000000', '000001', '000002'].map(btoa)

let azurite: Azurite
let files: ReturnType<typeof blockFiles>
beforeAll(async () => {
  azurite = await startAzurite('blob')
  const service = BlobServiceClient.fromConnectionString(azurite.connection)
  await service.getContainerClient(container).create()
  files = blockFiles({ connectionString: azurite.connection }, container, service.url)
}, 60_000)
afterAll(() => azurite.stop())

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

/** What storage answers to a request with the signature of an address: the status. */
const ask = async (address: string, method: string, query = '', body?: string): Promise<number> => {
  const response = await fetch(`${address}${query}`, {
    method,
    ...(body !== undefined && { body, headers: { 'x-ms-blob-type': 'BlockBlob' } }),
  })
  await response.text()
  return response.status
}

const put = (address: string, id: string, body: string): Promise<number> =>
  ask(address, 'PUT', `&comp=block&blockid=${encodeURIComponent(id)}`, body)

it('takes blocks of its file, which become the file in their order', async () => {
  const address = await files.grant(path, inMinutes(5))
  expect(await files.blocks(path)).toEqual([])
  expect([await put(address, ids[1] ?? '', 'Bea'), await put(address, ids[0] ?? '', 'Ann,')]).toEqual([201, 201])
  expect((await files.blocks(path)).toSorted((left, right) => left.size - right.size)).toEqual([
    { id: ids[1], size: 3 },
    { id: ids[0], size: 4 },
  ])
  await files.assemble(path, ids.slice(0, 2), 'text/csv')
  await files.assemble(path, ids.slice(0, 2), 'text/csv')
  expect(await new Response(await files.read(path)).text()).toBe('Ann,Bea')
  expect(await files.blocks(path)).toHaveLength(2)
  await files.remove(path)
  expect(await files.blocks(path)).toEqual([])
})

it('gives no way to another file, and none to read, list or delete', async () => {
  const own = 'acc_1/hse_1/opn_2/0'
  const address = await files.grant(own, inMinutes(5))
  expect(await put(address, ids[0] ?? '', 'Ann')).toBe(201)
  await files.assemble(own, ids.slice(0, 1), 'text/csv')
  const others = ['acc_1/hse_1/opn_2/1', 'acc_2/hse_9/opn_9/0'].map((other) => address.replace(own, other))
  expect(await Promise.all(others.map((other) => put(other, ids[0] ?? '', 'x')))).toEqual([403, 403])
  const listing = address.replace(`/${own}?`, '?restype=container&comp=list&')
  const answers = [
    ask(address, 'GET'),
    ask(address, 'HEAD'),
    ask(address, 'GET', '&comp=blocklist'),
    ask(address, 'DELETE'),
    ask(listing, 'GET'),
  ]
  expect(await Promise.all(answers)).toEqual([403, 403, 403, 403, 403])
})

it('ends at its time, and not by a changed query', async () => {
  const address = await files.grant(path, inMinutes(-1))
  expect(await put(address, ids[0] ?? '', 'Ann')).toBe(403)
  const later = new URL(address)
  later.searchParams.set('se', inMinutes(60).toISOString())
  expect(await put(String(later), ids[0] ?? '', 'Ann')).toBe(403)
})

it('removes blocks that never became a file', async () => {
  const address = await files.grant(path, inMinutes(5))
  await put(address, ids[0] ?? '', 'Ann')
  await files.remove(path)
  expect(await files.blocks(path)).toEqual([])
  await expect(files.read(path)).rejects.toMatchObject({ code: 'not_found' })
})

it('refuses a path that leads elsewhere', async () => {
  await expect(files.grant('acc_1/../acc_2/0', inMinutes(5))).rejects.toMatchObject({ code: 'not_found' })
})
