import { newCase } from '@auctionwiz/domain/legal-cases/new-case'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { caseDocumentRecord } from '@auctionwiz/records/case-documents'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import { caseNoteRecord } from '@auctionwiz/records/case-notes'
import { customerRecords } from '@auctionwiz/records/customer-records'
import { legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { paymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { expect, it } from 'vitest'
import { withPerson } from './testing.ts'

const at = '2026-11-01T09:00:00Z'

it('keeps what a claim needs after an erasure, and nothing else of the person', async () => {
  const { call, params, house, store } = await withPerson()
  const claim = { caseId: 'case_1', bidderId: params.id }
  const legalCase = legalCaseDocument({
    ...newCase({ now: new Date(at), by: 'Una Staff' }),
    ...{ id: 'case_1', bidderId: params.id, bidderName: 'Ann Pascoe', title: 'Ann Pascoe has not paid', caseNumber: 'LC-1' },
    ...{ caseType: 'payment_default', category: 'post_sale', priority: 'medium', jurisdiction: 'New York' },
  })
  const version = { number: 1, fileName: 'pascoe.pdf', size: 9, checksum: 'c0ffee', uploadDate: at, uploadedBy: 'Una Staff' }
  await house.in('cases').write([
    legalCaseRecord.creation(legalCase),
    caseEventRecord.creation({
      ...claim,
      id: 'evt_1',
      order: 1,
      at,
      by: 'Una',
      automated: false,
      kind: 'note_added',
      name: 'Pascoe called',
    }),
    caseNoteRecord.creation({ ...claim, id: 'note_1', text: 'Pascoe called', at, by: 'Una Staff', byId: 'u1' }),
    caseDocumentRecord.creation({
      ...{ ...claim, id: 'doc_1', name: 'Pascoe’s letter', documentType: 'Evidence', extension: 'pdf', at, versions: [version] },
    }),
  ])
  const sold = { id: 'lot_1', lotNumber: '1', title: 'Teapot', hammer: 400_00, premium: 100_00 }
  const debt = (id: string, paid: number) =>
    paymentDueDocument({
      ...{ id, auctionId: 'auc_1', auctionTitle: 'Silver', bidderId: params.id, currency: 'USD', lots: [sold], closedAt: at, notices: [] },
      payments:
        paid === 0 ? [] : [{ id: 'pay_1', amount: paid, paidOn: '2026-11-10', method: 'cash', recordedAt: at, recordedBy: 'Una Staff' }],
      bidderText: 'Ann Pascoe',
    })
  await house.in('cases').write([debt('due_open', 0), debt('due_paid', 500_00)].map((one) => paymentDueRecord.creation(one)))
  const naming = async (): Promise<string[]> => {
    const types: string[] = []
    for (const { definition } of customerRecords) {
      for (const container of [definition.container, ...(definition.alsoIn ?? [])]) {
        if (definition.ofPart || container === 'people' || container === 'accounts') continue
        const partition = storedIn(partitionOf(store, container, ['a1', 'h1']))
        const { items } = await partition.query({ type: definition.type }, { limit: 1_000 })
        if (/pascoe/i.test(JSON.stringify(items))) types.push(definition.type)
      }
    }
    return [...new Set(types)].toSorted()
  }
  expect(await naming()).toContain('bidder')
  expect(await call('erasePersonalData', { params, body: { reason: 'Asked by letter' } })).toMatchObject({ success: true })
  expect(await naming()).toEqual(['case-document', 'case-event', 'case-note', 'legal-case', 'payment-due'])
  const dues = readerOf(paymentDueRecord, house)
  expect((await dues.read('due_open')).document.bidderText).toBe('Ann Pascoe')
  expect((await dues.read('due_paid')).document).toMatchObject({ bidderText: '', searchText: 'silver', paid: 500_00 })
})
