import { expect, it } from 'vitest'
import { caseApp } from './testing.ts'

const linesOf = (file: string): string[] => file.trimEnd().split('\r\n')

it('exports the cases that the filter finds, in its order, and says so in the log', async () => {
  const { file, call, audits } = await caseApp()
  await file({ title: 'Clock returned', priority: 'low', claimAmount: { amount: 975_050, currency: 'USD' } })
  await file({ title: 'Vase broken', priority: 'critical', claimAmount: { amount: 1_200, currency: 'JPY' } })
  await file({ title: 'Desk broken', priority: 'critical' })
  const all = linesOf((await call('exportLegalCases', {})).file)
  expect(all).toHaveLength(4)
  expect(all[0]).toBe(
    [
      'AuctionWiz ID,Case ID,Reference,Title,Type,Category,Priority,Status,Jurisdiction,AuctionWiz bidder ID,Bidder,AuctionWiz auction ID',
      'Auction,Lots,Amount,Currency,Plaintiff,Plaintiff type,Plaintiff email,Defendant,Defendant type,Defendant email,Description',
      'Legal counsel,Court case number,Filing deadline,Estimated resolution,Assigned to,Next due,Date submitted,Last updated',
    ].join(','),
  )
  expect(all.find((line) => line.includes('Clock returned'))).toContain(',9750.5,USD,')
  const critical = linesOf((await call('exportLegalCases', { query: 'priority=critical&sort=case&search=broken' })).file)
  expect(critical.slice(1).map((line) => line.split(',')[3])).toEqual(['Vase broken', 'Desk broken'])
  expect(critical[1]).toContain(',1200,JPY,')
  const exported = (await audits()).filter(({ action }) => action === 'legal_cases.export').map(({ after }) => after)
  expect(exported).toHaveLength(2)
  expect(exported).toContainEqual({ priority: ['critical'], sort: 'case', search: true })
})

it('runs no formula that somebody wrote into a case', async () => {
  const { file, call } = await caseApp()
  await file({ title: '=HYPERLINK("https://evil.example";"Open")' })
  expect((await call('exportLegalCases', {})).file).toContain(`"'=HYPERLINK(""https://evil.example"";""Open"")"`)
})

it('is refused without the permission', async () => {
  const { call } = await caseApp()
  expect(await call('exportLegalCases', { role: 'staff' })).toMatchObject({ status: 403 })
})
