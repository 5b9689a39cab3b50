import { fieldProblemText } from '@auctionwiz/contracts/errors'
import { describe, expect, it } from 'vitest'
import { caseHeaderOf, type FileReading } from '../file-reading.ts'
import { mapCaseHeaders } from './headers.ts'
import { caseProblems } from './problems.ts'
import { readCaseRow } from './read-case-row.ts'
import { caseValueOfWord } from './words.ts'

const needed = { Title: 'Unpaid lot 12', Type: 'Payment default', Category: 'Post-sale', Priority: 'High', Jurisdiction: 'New York' }

const read = (cells: Readonly<Record<string, string>>) => {
  const all = { ...needed, ...cells }
  const columns = Object.keys(all).map((name): FileReading['columns'][number] => {
    const field = mapCaseHeaders([name]).mapping.get(0)
    return { name, ...(field && { field }) }
  })
  const origin = { currency: 'USD', timeZone: 'America/New_York', now: new Date('2026-11-21T09:00:00Z') } as const
  return readCaseRow(Object.values(all), caseHeaderOf({ headerLine: 1, columns }), origin)
}

const left = (cells: Readonly<Record<string, string>>) => {
  const row = read(cells)
  return row.ok ? row.left.map(({ field, problem }) => [field, problem]) : 'refused'
}

describe('the headers of a file of legal cases', () => {
  it('are found in many spellings and four languages', () => {
    const names = [
      'Case Number',
      'Título',
      'Fallart',
      'Catégorie',
      'Prioridad',
      'Gerichtsstand',
      'Demandeur',
      'Streitwert',
      'Last updated',
      'Shelf',
    ]
    const { mapping, computed, missing } = mapCaseHeaders(names)
    expect([...mapping.values()]).toEqual([
      ...['caseReference', 'caseTitle', 'caseType', 'caseCategory', 'casePriority', 'jurisdiction', 'plaintiffName', 'claimAmount'],
    ])
    expect([computed, missing]).toEqual([['Last updated'], []])
  })

  it('must have those of the fields that a case needs', () => {
    expect(mapCaseHeaders(['Title', 'Type', 'Status']).missing).toEqual(['caseCategory', 'casePriority', 'jurisdiction'])
  })
})

describe('a row of a file of legal cases', () => {
  it('has lots by their numbers, or lists what is none', () => {
    expect(read({ Lots: '12, 0013a;14 12' })).toMatchObject({ ok: true, values: { lots: ['12', '13A', '14'] } })
    expect(left({ Lots: '12 and more' })).toEqual([['caseLots', 'the auction has no lot with one of these numbers']])
    const many = Array.from({ length: 51 }, (_, index) => index + 1).join(' ')
    expect(left({ Lots: many })).toEqual([['caseLots', 'a case is linked with at most 50 lots']])
  })

  it('is read with all that it says', () => {
    const row = read({
      ...{ Reference: 'M-17', Status: 'under review', Plaintiff: 'Northgate', 'Plaintiff type': 'Company', Defendant: 'Ann Lee' },
      ...{ 'Defendant email': 'ANN@Example.com', Amount: '1,250.50', Currency: 'eur', Bidder: 'ANN@example.com', Auction: 'Silver' },
      ...{ 'Date filed': '2026-10-02', Deadline: '2026-12-24', Counsel: 'Hale & Dorr', 'Docket number': '24-CV-100' },
      Description: 'Lot 12\nwas not paid.',
    })
    expect(row).toEqual({
      ok: true,
      left: [],
      values: {
        ...{
          reference: 'M-17',
          status: 'IN REVIEW',
          dateSubmitted: '2026-10-02T16:00:00.000Z',
          bidder: 'ann@example.com',
          auction: 'Silver',
        },
        legalCase: {
          ...{ title: 'Unpaid lot 12', caseType: 'payment_default', category: 'post_sale', priority: 'high', jurisdiction: 'New York' },
          ...{ plaintiffName: 'Northgate', plaintiffType: 'business', defendantName: 'Ann Lee', defendantEmail: 'ann@example.com' },
          ...{ claimAmount: { amount: 125_050, currency: 'EUR' }, filingDeadline: '2026-12-24', legalCounsel: 'Hale & Dorr' },
          ...{ courtCaseNumber: '24-CV-100', description: 'Lot 12\nwas not paid.' },
        },
      },
    })
  })

  it('loses an optional value that can’t be read', () => {
    expect(
      left({
        Status: 'odd',
        Amount: 'much',
        Deadline: 'soon',
        'Plaintiff email': 'none',
        'Defendant type': 'ghost',
        'Date filed': '2031-01-01',
      }),
    ).toEqual([
      ['caseStatus', caseProblems.unknownStatus],
      ['dateSubmitted', caseProblems.future],
      ['defendantType', caseProblems.unknownParty],
      ['plaintiffEmail', 'invalid email format'],
      ['claimAmount', 'amount format error'],
      ['filingDeadline', 'date format error'],
    ])
    expect(left({ Amount: '10', Currency: 'XXX' })).toEqual([['claimCurrency', caseProblems.currency]])
  })

  it('is refused without a field that a case needs, with the reason', () => {
    for (const [column, problem] of [
      ['Title', caseProblems.title],
      ['Type', caseProblems.type],
      ['Category', caseProblems.category],
      ['Priority', caseProblems.priority],
      ['Jurisdiction', caseProblems.jurisdiction],
    ] as const) {
      const row = read({ [column]: '' })
      expect(row.ok ? [] : row.errors.map((one) => one.problem)).toEqual([problem])
    }
    expect(read({ Type: 'quarrel' }).ok).toBe(false)
  })
})

describe('words of lists', () => {
  it('are known in four languages and in the values of the product', () => {
    expect(
      ['payment_default', 'PAYMENT DEFAULT', 'impago', 'Zahlungsausfall', 'impayé'].map((word) => caseValueOfWord('caseType', word)),
    ).toEqual(Array(5).fill('payment_default'))
    expect(['Crítica', 'critique', 'kritisch', 'urgent'].map((word) => caseValueOfWord('casePriority', word))).toEqual(
      Array(4).fill('critical'),
    )
    expect(['IN REVIEW', 'en cours', 'In Bearbeitung', 'en revisión'].map((word) => caseValueOfWord('caseStatus', word))).toEqual(
      Array(4).fill('IN REVIEW'),
    )
    expect(caseValueOfWord('caseCategory', 'toString')).toBeUndefined()
  })
})

it('has each problem in other languages', () => {
  for (const problem of Object.values(caseProblems))
    for (const language of ['es', 'fr', 'de'] as const) expect(fieldProblemText(problem, language), problem).not.toBe(undefined)
})
