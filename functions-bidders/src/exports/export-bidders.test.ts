import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { exportColumns } from './export-columns.ts'

const filled = async (count: number) => {
  const app = await testApp()
  for (let index = 0; index < count; index += 1) {
    const body = { firstName: 'Ann', lastName: `Lee ${String(index).padStart(4, '0')}`, email: `a${index}@example.com` }
    await app.call('createBidder', { body })
  }
  return app
}

const linesOf = (file: string) => file.replace('\ufeff', '').trimEnd().split('\r\n')

it('writes every page of what the filter finds, in the order of the list, and logs it', async () => {
  const app = await filled(620)
  const { file, status } = await app.call('exportBidders', {
    role: 'staff',
    query: 'format=csv&sort=name&search=lee&columns=bidder&columns=status',
  })
  expect(status).toBe(200)
  const [head, ...lines] = linesOf(file)
  expect(head).toBe('Bidder ID,First name,Last name,Status')
  expect(lines.map((line) => line.split(',')[2])).toEqual(
    Array.from({ length: 620 }, (_, index) => `Lee ${String(index).padStart(4, '0')}`),
  )
  expect((await app.store.query('bidders', ['a1', 'h1'], { type: 'audit' }, { limit: 1000 })).items).toContainEqual(
    expect.objectContaining({
      action: 'bidders.export',
      after: { format: 'csv', sort: 'name', search: 'lee', columns: ['bidder', 'status'] },
    }),
  )
})

it('keeps spreadsheets from running what a bidder is called', async () => {
  const { call } = await testApp()
  await call('createBidder', { body: { firstName: '=cmd()', lastName: '+Lee', email: 'a@example.com', phone: '+1 212 555 0148' } })
  const { file } = await call('exportBidders', { query: 'format=csv' })
  expect(linesOf(file)[1]).toMatch(/^B-\d+,'=cmd\(\),'\+Lee,,,New,New,a@example\.com,'\+1 212 555 0148,Pending,Manual Review,0\.00,GBP,/)
})

it('writes Excel files, and those named alone', async () => {
  const app = await filled(3)
  expect((await app.call('exportBidders', { query: 'format=xlsx' })).file).toMatch(/^PK/)
  const { bidders } = await app.call('listBidders', { query: 'sort=name' })
  const ids = [bidders[2].id, 'bid_gone', bidders[0].id]
  const { file } = await app.call('exportSelectedBidders', { body: { format: 'csv', columns: ['contact'], ids } })
  expect(linesOf(file)).toEqual(['Email,Phone', 'a2@example.com,', 'a0@example.com,'])
})

it.each([
  ['exportBidders', { query: 'format=csv' }, 403, 'viewer'],
  ['exportSelectedBidders', { body: { format: 'csv', ids: ['bid_1'] } }, 403, 'viewer'],
  ['exportBidders', { query: '' }, 400, 'staff'],
  ['exportBidders', { query: 'format=pdf' }, 400, 'staff'],
  ['exportBidders', { query: 'format=csv&columns=password' }, 400, 'staff'],
  ['exportSelectedBidders', { body: { format: 'csv', ids: [] } }, 400, 'staff'],
] as const)('%s with %o answers %d to a %s', async (name, sent, status, role) => {
  const { call } = await testApp()
  expect((await call(name, { role, ...sent })).status).toBe(status)
})

it('has no column that an import does not know', () => {
  const { unmapped, computed, missing, mapping } = mapHeaders(exportColumns().map(({ title }) => title))
  expect(missing).toEqual([])
  expect(unmapped).toEqual(computed)
  expect(computed).toEqual(['Bidder ID', 'AuctionWiz score', 'Custom score', 'AuctionWiz tier', 'Custom tier', 'Auto-Invite', 'Added'])
  expect([...mapping.values()]).toEqual(expect.arrayContaining(['status', 'currency', 'spent', 'firstAuction', 'tags']))
})
