import { type LegalCase, legalCase } from '@auctionwiz/contracts/legal-cases'
import { expect, it } from 'vitest'
import { caseChangeOf, caseValues, checkChange } from './case-change.ts'

const stored: LegalCase = legalCase.parse({
  id: 'case_1',
  caseNumber: 'LC-1001',
  caseType: 'payment_default',
  category: 'post_sale',
  priority: 'high',
  title: 'Unpaid lots',
  jurisdiction: 'New York',
  claimAmount: { amount: 1_875_000, currency: 'USD' },
  lots: [],
  status: 'PENDING',
  statusHistory: [],
  dateSubmitted: '2026-11-11T09:00:00.000Z',
  lastUpdated: '2026-11-11T09:00:00.000Z',
  submittedBy: 'Blake Howie',
  involvedParties: ['Marsh & Dole LLP'],
  actionItems: [],
  noteCount: 0,
  documentCount: 0,
  automation: { enabled: true },
  version: 'v1',
})
const opened = caseValues(stored)

it('sends only what changed, with the version', () => {
  const values = { ...opened.values, priority: 'critical', involvedParties: ' Ada Lind \n\nMarsh & Dole LLP', claimAmount: '' }
  expect(caseChangeOf(values, opened, 'USD')).toEqual({
    priority: 'critical',
    involvedParties: ['Ada Lind', 'Marsh & Dole LLP'],
    claimAmount: '',
    version: 'v1',
  })
  expect(caseChangeOf(opened.values, opened, 'USD')).toEqual({ version: 'v1' })
})

it('finds nothing wrong with a stored case, and says what is wrong at its field', () => {
  expect(checkChange(opened.values, 'USD')).toEqual({})
  const wrong = checkChange({ ...opened.values, title: ' ', filingDeadline: '2026-02-30', claimAmount: 'a lot' }, 'USD')
  expect(Object.keys(wrong).toSorted()).toEqual(['claimAmount', 'filingDeadline', 'title'])
})
