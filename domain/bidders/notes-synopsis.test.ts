import type { Bidder } from '@auctionwiz/contracts/bidders'
import { expect, it } from 'vitest'
import { notesSynopsis } from './notes-synopsis.ts'

const note = (category: Bidder['notes'][number]['category'], date: string, text: string): Bidder['notes'][number] => ({
  id: `note_${date}`,
  date: `${date}T09:00:00Z`,
  user: 'Una',
  userId: 'usr_1',
  note: text,
  category,
  isPrivate: false,
})

it('is absent without notes', () => {
  expect(notesSynopsis([])).toBeUndefined()
})

it('counts the notes by kind and quotes the weightiest, newest first', () => {
  const notes = [
    note('General', '2026-01-02', 'Met at the fair.'),
    note('Payment', '2026-03-04', 'Pays by wire. Needs an invoice for each lot.'),
    note('Warning', '2025-05-06', 'Disputed lot 12'),
    note('Payment', '2026-06-07', 'Asked for two weeks'),
  ]
  expect(notesSynopsis(notes)).toBe(
    '4 notes (1 Warning, 2 Payment, 1 General). Warning, 2025-05-06: Disputed lot 12. Payment, 2026-06-07: Asked for two weeks. Payment, 2026-03-04: Pays by wire.',
  )
})

it('cuts a long sentence', () => {
  expect(notesSynopsis([note('General', '2026-01-02', 'x'.repeat(500))])).toBe(
    `1 note (1 General). General, 2026-01-02: ${'x'.repeat(120)}…`,
  )
})
