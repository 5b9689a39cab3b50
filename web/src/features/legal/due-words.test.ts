import type { CaseDue } from '@auctionwiz/contracts/legal-case-parts'
import { expect, it } from 'vitest'
import { createFormat } from '../../app/format.ts'
import { dueWords } from './due-words.ts'

const format = createFormat('America/New_York', 'USD')
const words = (due: CaseDue) => dueWords(due, format)

it('names what is due and its day, with the time where there is one', () => {
  expect(words({ at: '2031-11-25T22:00:00.000Z', kind: 'automation', rule: 'start_review', status: 'IN REVIEW' })).toEqual({
    what: 'Moves to IN REVIEW',
    when: '25 Nov, 17:00',
    isToday: false,
  })
  expect(words({ at: '2031-11-25', kind: 'filing_deadline' })).toEqual({ what: 'Filing deadline', when: '25 Nov', isToday: false })
  expect(words({ at: '2031-11-25', kind: 'action', text: 'Send the receipt' }).what).toBe('Send the receipt')
  expect(words({ at: '2031-11-25', kind: 'automation', rule: 'remind_inactive' }).what).toBe('Reminder of an inactive case')
})

it('counts what is past as due today', () => {
  expect(words({ at: '2020-01-02', kind: 'resolution' })).toMatchObject({ when: '2 Jan', isToday: true })
})
