import { caseStatuses } from '@auctionwiz/contracts/legal-case-parts'
import { sampleCases } from '@auctionwiz/domain/samples/sample-cases'
import { legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

it('has a sample case of each status, all of which are read, counted and in a timeline', async () => {
  const { house, call, clock } = await testApp()
  const by = { userId: 'u1', name: 'Una Staff' }
  const cases = sampleCases({ houseName: 'Harcourt & Vale', houseId: 'h1', currency: 'USD', by, now: clock.now })
  const documents = cases.map((one, index) => legalCaseDocument({ ...one, id: `case_${index}`, caseNumber: `LC-${1001 + index}` }))
  await house.in('cases').write(documents.map(legalCaseRecord.creation))
  expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(caseStatuses))
  const { cases: listed } = await call('listLegalCases', { query: 'sort=-priority' })
  expect(listed).toHaveLength(cases.length)
  expect(listed[0]).toMatchObject({ priority: 'critical', status: 'MEDIATION' })
  expect(await call('readLegalCaseTotals')).toMatchObject({ total: cases.length, critical: 1, byStatus: { SETTLED: 1, LITIGATION: 1 } })
  const { events } = await call('listCaseEvents', { params: { id: 'case_1' } })
  expect(events.map(({ to }: { to: string }) => to)).toEqual(['MEDIATION', 'IN REVIEW', 'PENDING', 'SUBMITTED'])
})
