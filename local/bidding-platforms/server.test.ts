import type { AddressInfo } from 'node:net'
import { samplePlatformKey } from '@auctionwiz/domain/samples/sample-platforms'
import { httpPlatform } from '@auctionwiz/functions-upload/platforms/http-platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatforms } from './server.ts'

const server = createPlatforms()
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const key = samplePlatformKey('gavelnet')

it('speaks what the product speaks: pages, searches and ids', async () => {
  const platform = httpPlatform(`${base}/gavelnet`)
  const first = await platform.list(key, { limit: 40 })
  expect(first).toMatchObject({ total: 64, next: '40' })
  expect((await platform.list(key, { limit: 40, next: first.next })).bidders).toHaveLength(24)
  const [one] = first.bidders
  const found = await platform.list(key, { search: one?.email, limit: 5 })
  expect(found.bidders).toEqual([one])
  expect(await platform.byIds(key, [one?.id ?? '', 'nobody'])).toEqual([one])
})

it('takes the key of the platform alone', async () => {
  await expect(httpPlatform(`${base}/gavelnet`).list('another', { limit: 1 })).rejects.toMatchObject({ reason: 'key_rejected' })
  await expect(httpPlatform(`${base}/nowhere`).list(key, { limit: 1 })).rejects.toMatchObject({ reason: 'unavailable' })
})

it('is alive and names its platforms and keys', async () => {
  expect(await (await fetch(`${base}/health`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(base)).text()).toContain(key)
  expect((await fetch(base, { method: 'POST' })).status).toBe(405)
})
