import { expect, it } from 'vitest'
import { groupsSentence } from './MergePreview.tsx'

it.each([
  [{ groups: 1, records: 3, left: 0 }, '3 records become 1 bidder.'],
  [{ groups: 12, records: 25, left: 1 }, '25 records become 12 bidders. 1 group whose records do not all match is left for review.'],
  [
    { groups: 0, records: 0, left: 4 },
    'No group can be merged without review. 4 groups whose records do not all match are left for review.',
  ],
])('says what becomes of %o', (groups, sentence) => expect(groupsSentence(groups, String)).toBe(sentence))
