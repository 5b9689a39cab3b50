import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const filters = [
  '',
  'tier=New',
  'tier=New&tier=New',
  'status=Pending',
  'status=Pending&status=Active',
  'autoInvite=Manual+Review',
  'scoreType=local&tier=New',
]

it('gives the totals that counting gives, after every kind of change', async () => {
  const { call } = await testApp()
  const agree = async () => {
    for (const query of filters) {
      const { total, bidders } = await call('listBidders', { query })
      expect(total, query).toBe(bidders.length)
    }
  }
  await agree()
  const people = ['ann', 'bea', 'cid'].map((name) => ({ firstName: name, lastName: 'Lee', email: `${name}@example.com` }))
  const added = await Promise.all(people.map((body) => call('createBidder', { body })))
  await agree()
  const [ann, bea] = added
  await call('updateBidder', { params: { id: ann.id }, body: { status: 'Active', version: ann.version } })
  await agree()
  await call('deleteBidder', { params: { id: bea.id } })
  await call('createBidder', { body: people[0] ?? {} })
  await agree()
  expect((await call('listBidders')).total).toBe(2)
})
