import { assessmentInsights, assessmentReasons, matchParts } from '@auctionwiz/contracts/bidder-assessments'
import { expect, it } from 'vitest'
import { createFormat } from '../../app/format.ts'
import { insightWords, partWhy, reasonWords } from './match-words.ts'

const format = createFormat('UTC', 'USD')
const facts = {
  count: 3,
  of: 4,
  amount: { amount: 220_000, currency: 'USD' as const },
  at: '2026-10-12T10:00:00Z',
  category: 'Art' as const,
}

it('says on what each part of a match score rests', () => {
  const why = matchParts.map((part) => partWhy({ part, points: 5, ...facts, place: 'description' }, 'national', format))
  expect(why).toEqual([
    'every bidder',
    'Oct 2026',
    '3 auctions',
    '$2,200.00',
    '3 of 4 preferred categories',
    'the median of the house',
    'Art, in the description',
    'AuctionWiz score 3',
    'status of the bidder',
    'the highest match score is 100',
  ])
  expect(partWhy({ part: 'fit', points: 0, count: 0, of: 0 }, 'local', format)).toBe('no preferred category')
})

it('writes each reason and insight as a sentence', () => {
  const sentences = [
    ...assessmentReasons.map((kind) => reasonWords({ kind, ...facts }, format)),
    ...assessmentInsights.map((kind) => insightWords({ kind, ...facts }, format)),
  ]
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
  expect(sentences).toContain('3 payment defaults, $2,200.00 in all.')
  expect(sentences).toContain('3 lots won, $2,200.00 on average.')
  expect(sentences).toContain('Score 3, below 4.')
})
