import type { AddressInfo } from 'node:net'
import { samplePlatformKey, samplePlatforms } from '@auctionwiz/domain/samples/sample-platforms'
import { httpPlatform } from '@auctionwiz/functions-upload/platforms/http-platform'
import { httpSales } from '@auctionwiz/functions-upload/platforms/http-sales'
import { publicFetch } from '@auctionwiz/functions-upload/platforms/public-fetch'
import { ownInterface } from '@auctionwiz/functions-upload/platforms/sale-mapping'
import type { PlatformLot } from '@auctionwiz/functions-upload/platforms/sale-platform'
import { salePresets } from '@auctionwiz/functions-upload/platforms/sale-presets'
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
const send = publicFetch({ isAllowed: () => true })

it('speaks what the product speaks: pages, searches and ids', async () => {
  const platform = httpPlatform(`${base}/gavelnet`, send)
  const first = await platform.list(key, { limit: 40 })
  expect(first).toMatchObject({ total: 64, next: '40' })
  expect((await platform.list(key, { limit: 40, next: first.next })).bidders).toHaveLength(24)
  const [one] = first.bidders
  const found = await platform.list(key, { search: one?.email, limit: 5 })
  expect(found.bidders).toEqual([one])
  expect(await platform.byIds(key, [one?.id ?? '', 'nobody'])).toEqual([one])
})

it('takes the key of the platform alone', async () => {
  await expect(httpPlatform(`${base}/gavelnet`, send).list('another', { limit: 1 })).rejects.toMatchObject({ reason: 'key_rejected' })
  await expect(httpPlatform(`${base}/nowhere`, send).list(key, { limit: 1 })).rejects.toMatchObject({ reason: 'unavailable' })
})

it('is alive and names its platforms and keys', async () => {
  expect(await (await fetch(`${base}/health`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(base)).text()).toContain(key)
  expect((await fetch(base, { method: 'POST' })).status).toBe(405)
})

it.each(samplePlatforms.map(({ id }) => id))('%s has its sales in its own words', async (id) => {
  const sales = httpSales(`${base}/${id}`, salePresets.get(id) ?? ownInterface, send)
  const own = samplePlatformKey(id)
  const [auction] = (await sales.auctions(own, { limit: 50 })).items
  if (!auction) throw new Error('no sale')
  expect(await sales.auction(own, auction.id)).toMatchObject({ id: auction.id, title: auction.title, currency: 'USD' })
  expect(await sales.auction(own, 'none')).toBeUndefined()
  const all: PlatformLot[] = []
  for (let next: string | undefined, first = true; first || next !== undefined; first = false) {
    const page = await sales.lots(own, auction, { limit: 2, next })
    expect(page).toMatchObject({ unreadable: [], total: auction.lots })
    all.push(...page.items)
    next = page.next
  }
  expect(all).toHaveLength(auction.lots)
  expect(all[0]).toMatchObject({ lotNumber: '1', estimateLow: expect.any(Number) })
  expect((await sales.registrations(own, auction, { limit: 50 })).items[0]).toMatchObject({
    paddle: '501',
    email: expect.stringContaining('@'),
  })
  const [firstLot] = all
  if (!firstLot) throw new Error('no lot')
  const { updatedAt, ...lot } = firstLot
  const changed = await sales.putLot(own, auction, { ...lot, title: 'Another title' }, updatedAt)
  expect(changed).toMatchObject({ ...lot, title: 'Another title' })
  await expect(sales.putLot(own, auction, { ...lot, title: 'A third title' }, updatedAt)).rejects.toMatchObject({
    reason: 'changed',
  })
  const moved = await sales.putAuction(own, { ...auction, title: 'Another sale' }, auction.updatedAt)
  expect(moved).toMatchObject({ title: 'Another sale', startDate: auction.startDate })
  await expect(sales.lots('another', auction, { limit: 2 })).rejects.toMatchObject({ reason: 'key_rejected' })
})

it('has a sale of any size for measurements', async () => {
  const sales = httpSales(`${base}/gavelnet`, salePresets.get('gavelnet') ?? ownInterface, send)
  const auction = await sales.auction(key, 'large-450')
  if (!auction) throw new Error('no sale')
  expect(auction).toMatchObject({ id: 'large-450', lots: 450 })
  const first = await sales.lots(key, auction, { limit: 200 })
  expect(first).toMatchObject({ total: 450, items: expect.objectContaining({ length: 200 }) })
  expect(await sales.auction(key, 'large-50001')).toBeUndefined()
})

it('issues another key and refuses changes when it is told to', async () => {
  const behave = (body: object) => fetch(`${base}/behavior/hammerhub`, { method: 'PUT', body: JSON.stringify(body) })
  const old = samplePlatformKey('hammerhub')
  const sales = httpSales(`${base}/hammerhub`, salePresets.get('hammerhub') ?? ownInterface, send)
  const auction = { id: 'hh-77', currency: 'USD' } as const
  const [lot] = (await sales.lots(old, auction, { limit: 1 })).items
  if (!lot) throw new Error('no lot')
  const { updatedAt, ...fields } = lot
  expect((await behave({ key: 'renewed', refusedLots: [lot.id] })).status).toBe(200)
  await expect(sales.lots(old, auction, { limit: 1 })).rejects.toMatchObject({ reason: 'key_rejected' })
  await expect(sales.putLot('renewed', auction, { ...fields, title: 'Another title' }, updatedAt)).rejects.toMatchObject({
    reason: 'refused',
  })
  await behave({ refusedLots: [] })
  expect(await sales.putLot('renewed', auction, { ...fields, title: 'Another title' }, updatedAt)).toMatchObject({ title: 'Another title' })
  expect((await behave({ keys: [] })).status).toBe(400)
})
