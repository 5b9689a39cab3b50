import { viewLimit } from '@auctionwiz/contracts/bidder-views'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const view = {
  name: 'Good ones',
  shared: false,
  filter: { tier: ['Gold'], minScore: 80 },
  columns: ['bidder', 'score'],
  widths: { score: 120 },
  density: 'compact',
}

it('saves views for oneself and for the house, and changes them by their versions', async () => {
  const { call } = await testApp()
  const own = await call('createBidderView', { body: view })
  expect(own).toMatchObject({ status: 201, ...view, ownerName: 'Una Staff' })
  const shared = await call('createBidderView', { body: { ...view, name: 'All of us', shared: true } })
  expect((await call('listBidderViews')).views.map(({ name }: { name: string }) => name)).toEqual(['All of us', 'Good ones'])
  expect((await call('listBidderViews', { userId: 'u2', role: 'viewer' })).views).toMatchObject([{ name: 'All of us', shared: true }])

  const renamed = await call('updateBidderView', { params: { id: own.id }, body: { name: 'Better', version: own.version } })
  expect(renamed).toMatchObject({ ...view, name: 'Better' })
  expect((await call('updateBidderView', { params: { id: own.id }, body: { name: 'Best', version: own.version } })).status).toBe(409)
  expect((await call('deleteBidderView', { params: { id: shared.id } })).status).toBe(200)
  expect((await call('listBidderViews')).views).toHaveLength(1)
})

it('keeps what is one’s own from others, and what is the house’s from those who may not change bidders', async () => {
  const { call } = await testApp()
  const own = await call('createBidderView', { body: view })
  const shared = await call('createBidderView', { body: { ...view, shared: true } })
  const other = { userId: 'u2' }
  expect((await call('updateBidderView', { ...other, params: { id: own.id }, body: { name: 'Mine', version: own.version } })).status).toBe(
    404,
  )
  expect((await call('deleteBidderView', { ...other, params: { id: own.id } })).status).toBe(404)
  expect((await call('deleteBidderView', { ...other, role: 'viewer', params: { id: shared.id } })).status).toBe(403)
  expect((await call('createBidderView', { role: 'viewer', body: { ...view, shared: true } })).status).toBe(403)
  expect((await call('createBidderView', { role: 'viewer', body: view })).status).toBe(201)
  const taken = { ...other, params: { id: shared.id }, body: { shared: false, version: shared.version } }
  expect((await call('updateBidderView', taken)).status).toBe(400)
})

it('opens each user’s list with the view they chose', async () => {
  const { call } = await testApp()
  const { id } = await call('createBidderView', { body: { ...view, shared: true } })
  expect((await call('setDefaultBidderView', { body: { id } })).status).toBe(200)
  expect((await call('listBidderViews')).defaultId).toBe(id)
  expect((await call('listBidderViews', { userId: 'u2' })).defaultId).toBeUndefined()
  expect((await call('setDefaultBidderView', { body: { id: 'viw_none' } })).status).toBe(404)
  await call('deleteBidderView', { params: { id } })
  expect((await call('listBidderViews')).defaultId).toBeUndefined()
})

it('refuses what is no filter, and more than enough', async () => {
  const { call } = await testApp()
  expect((await call('createBidderView', { body: { ...view, filter: { tire: 'Gold' } } })).status).toBe(400)
  for (let count = 0; count < viewLimit; count += 1) await call('createBidderView', { body: view })
  expect(await call('createBidderView', { body: view })).toMatchObject({ status: 409, error: { code: 'limit_reached' } })
})
