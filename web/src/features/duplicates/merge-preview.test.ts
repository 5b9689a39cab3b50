import { expect, it } from 'vitest'
import { groupsSentence } from './MergePreview.tsx'

it.each([
  [{ groups: 1, records: 3, left: 0 }, '3 records become 1 bidder.'],
  [{ groups: 12, records: 25, left: 1 }, '25 records become 12 bidders. 1 group that doesn’t fully match is left for you to review.'],
  [
    { groups: 0, records: 0, left: 4 },
    'No group can be merged without review. 4 groups that don’t fully match are left for you to review.',
  ],
])('says what becomes of %o', (groups, sentence) => expect(groupsSentence(groups, String)).toBe(sentence))
