import { previewedChange } from '@auctionwiz/contracts/scoring-preview'
import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const scoringPreviewRecord = record({
  type: 'preview',
  container: 'bidders',
  names: ['page of a preview', 'pages of a preview'],
  about: 'A page of the changes that new scoring rules would make; all but the last page of a preview are full.',
  fields: () => ({ changes: z.array(previewedChange) }),
  ttl: 86_400,
  personalData: { of: 'customer', exported: false, erasure: { kept: 'It is removed a day after the preview.' } },
})

export const previewPageId = (run: string, page: number): string => `preview:${run}:${page}`
