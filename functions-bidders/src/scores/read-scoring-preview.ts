import type { readScoringPreview as endpoint } from '@auctionwiz/contracts/scoring-preview'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { previewPageId, scoringPreviewRecord } from '@auctionwiz/records/scoring-previews'
import { changedSince } from './changed-since.ts'
import { findPreview } from './find-preview.ts'
import { previewPageSize } from './preview-house.ts'

export const readScoringPreview: UseCase<typeof endpoint> = async ({ query: { run, page } }, { house }) => {
  const preview = await findPreview(house, run)
  if (!preview) throw notFound('Preview')
  const { startedAt, status, result } = preview
  if (status !== 'completed') return { preview, startedAt, changedSince: 0, changes: [] }
  const number = Number(page ?? 0)
  const [found, changed] = await Promise.all([
    readerOf(scoringPreviewRecord, house).find(previewPageId(run, number)),
    changedSince(house, startedAt),
  ])
  const more = (number + 1) * previewPageSize < (result.changed ?? 0)
  return {
    preview,
    startedAt,
    changedSince: changed,
    changes: found?.document.changes ?? [],
    ...(more && { nextPage: String(number + 1) }),
  }
}
