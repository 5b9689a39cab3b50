import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { namesPerson } from './views-naming.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', phone: '+1 212 555 0148', bidderId: 'B-10042' }
const view = (name: string, filter: object, shared = false) => ({ name, shared, filter, columns: ['bidder'], density: 'compact' })

describe('the words of a saved view', () => {
  it.each(['ann.pascoe@example.com', 'Ann.Pascoe@', 'ann.pascoe', 'Pascoe Ann', 'ann pascoe', '212 555 0148', 'b-10042'])(
    'name a person by %s',
    (search) => expect(namesPerson(search, ann)).toBe(true),
  )
  it.each(['pascoe', 'ann', '@example.com', 'an pa', 'ann lee', 'bob@example.com', '', '55'])('name nobody by “%s”', (search) =>
    expect(namesPerson(search, ann)).toBe(false),
  )

  it('are gone from everybody’s views after an erasure; what shows nothing else goes whole', async () => {
    const { call, audits } = await testApp()
    const { id } = await call('createBidder', { body: { ...ann, bidderId: undefined } })
    const params = { id }
    await call('createBidderView', { body: view('Mine', { search: 'ann pascoe', tier: ['Gold'] }) })
    await call('createBidderView', { body: view('Hers', { search: 'ann.pascoe@example.com', sort: 'name' }), userId: 'u2' })
    await call('createBidderView', { body: view('Ann Pascoe', { search: 'ann pascoe', tier: ['Gold'] }, true) })
    await call('createBidderView', { body: view('All Pascoes', { search: 'pascoe' }, true) })
    expect(await call('previewErasure', { params })).toMatchObject({ savedViews: 3 })
    await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })
    const mine = (await call('listBidderViews')).views
    expect(mine).toMatchObject([
      { name: 'All Pascoes', filter: { search: 'pascoe' } },
      { name: 'Mine', filter: { tier: ['Gold'] } },
    ])
    expect(mine[1].filter).not.toHaveProperty('search')
    expect((await call('listBidderViews', { userId: 'u2' })).views).toMatchObject([{ name: 'All Pascoes' }])
    expect(await audits()).toContainEqual(
      expect.objectContaining({ action: 'bidder.erase', after: expect.objectContaining({ savedViews: 3 }) }),
    )
    expect(JSON.stringify(await audits())).not.toContain('Ann Pascoe')
  })

  it('are counted for those alone who may erase', async () => {
    const { call } = await testApp()
    expect(await call('previewErasure', { params: { id: 'x' }, role: 'staff' })).toMatchObject({ status: 403 })
    expect(await call('previewErasure', { params: { id: 'x' } })).toMatchObject({ status: 404 })
  })
})
