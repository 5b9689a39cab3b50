import { uploadRetention } from '@auctionwiz/contracts/uploads'
import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const sourceSearchRecord = record({
  type: 'source-search',
  container: 'bidders',
  names: ['search in an upload', 'searches in uploads'],
  about:
    'That somebody was looked for in the files of an upload, and in how many rows they were found. Its id is derived and names nobody.',
  fields: () => ({ rows: z.int() }),
  // Longer than any file is kept, as files are removed by the day.
  ttl: 2 * uploadRetention.sourceDays * 86_400,
  personalData: 'none',
})
