import { emailKey } from '@auctionwiz/domain/bidders/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { ArchivedBidder } from '@auctionwiz/records/archived-bidders'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { expect, it } from 'vitest'
import { bidderCsv, emptyHouse, message } from '../testing/house.ts'
import { rowOfSurvivor } from './former-bidders.ts'
import { importUpload } from './import-upload.ts'

it('brings rows with the email of a merged bidder to the survivor, once in a batch, without undoing what was chosen', async () => {
  const tenant = emptyHouse()
  await tenant.putUpload([bidderCsv(2)])
  await importUpload(tenant.ports)(message, 1)
  const [survivor] = await tenant.bidders()
  if (!survivor) throw new Error('no bidder')
  const archived: ArchivedBidder = {
    id: 'bid_old',
    type: 'archived-bidder',
    bidder: { ...survivor, lastName: 'Old', name: 'Ann1 Old' } as never,
    survivorId: survivor.id,
    mergeId: 'mrg_1',
    archivedAt: survivor.createdAt,
    formerKey: emailKey('old@example.com'),
  }
  await tenant.house.write([{ kind: 'create', document: archived }])

  const csv =
    'First name,Last name,Email,Phone,Tags\nAnn1,Old,old@example.com,+1 212 555 0148,vip\nAnn1,Lee,ann1@example.com,,wine\nNew,Person,new@example.com,,\n'
  await tenant.house.write([{ kind: 'remove', id: 'upl_1' }])
  await tenant.putUpload([csv])
  await importUpload(tenant.ports)(message, 1)
  const after = await readerOf(bidderRecord, tenant.house).find(survivor.id)
  expect(after?.document).toMatchObject({ name: survivor.name, email: survivor.email, phone: '+1 212 555 0148', tags: ['vip', 'wine'] })
  expect((await tenant.bidders()).map(({ email }) => email)).toEqual(['ann1@example.com', 'ann2@example.com', 'new@example.com'])
  expect((await tenant.upload()).notices).toEqual([
    { file: 'file-0.csv', row: 2, kind: 'merged-bidder', bidder: { id: survivor.id, bidderId: survivor.bidderId } },
  ])
  expect(tenant.jobs).toMatchObject([{ kind: 'duplicates' }, { kind: 'duplicates' }])
})

it.each([
  ['what is not on file', { street: '1 High St', city: 'ALBANY', zip: '12207' }, { street: '1 High St', city: 'Albany', zip: '12207' }],
  ['nothing of an address in another city', { street: '2 Oak St', city: 'Boston', zip: '02101' }, { city: 'Albany' }],
])('takes from such a row %s', (_what, address, after) => {
  const names = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' }
  const row = { ...names, email: 'old@example.com', address, facts: {} }
  expect(rowOfSurvivor(row, { ...names, address: { city: 'Albany' } }).address).toEqual(after)
})
