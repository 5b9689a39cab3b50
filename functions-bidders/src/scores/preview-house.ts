import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { PreviewedChange } from '@auctionwiz/contracts/scoring-preview'
import { previewRules } from '@auctionwiz/domain/scores/preview'
import type { JobDocument, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { prefetchPages } from '@auctionwiz/platform/core/jobs/prefetch-pages'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { bidderTotal } from '@auctionwiz/records/bidder-counts'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { previewPageId, scoringPreviewRecord } from '@auctionwiz/records/scoring-previews'

/** The rules as they would be saved. */
export type PreviewInput = ScoringRules

export const previewPageSize = 100

const readAtOnce = 500

const previewed = projection(bidderRecord, [
  'bidderId',
  'name',
  'status',
  'facts',
  'autoInviteStatus',
  'autoInviteOverride',
  'localScore',
  'localManual',
  'updatedAt',
])

interface Cursor {
  next?: string | undefined
  /** Full pages written so far. */
  pages: number
  /** Changes that do not fill a page yet. */
  rest: PreviewedChange[]
}

/** Computes for every bidder what the rules would change, as of the start of the job, and keeps the changes in pages. */
export const previewHouse: JobWork = async function* (job, { house }) {
  const rules = job.input as PreviewInput
  const asOf = new Date(job.startedAt)
  const total = await bidderTotal(house)
  let { next, pages, rest } = (job.cursor as Cursor | undefined) ?? { pages: 0, rest: [] }
  let { done } = job
  for await (const page of prefetchPages(listerOf(previewed, house), {}, readAtOnce, next)) {
    const { changes, figures } = previewRules(
      page.items.map(({ document }) => document),
      rules,
      asOf,
    )
    const open = [...rest, ...changes]
    const others: Write[] = []
    for (; open.length >= previewPageSize || (page.next === undefined && open.length > 0); pages += 1)
      others.push(pageWrite(job, pages, open.splice(0, previewPageSize)))
    rest = open
    done += page.items.length
    next = page.next
    yield { cursor: { next, pages, rest } satisfies Cursor, done, total: Math.max(total, done), others, found: figures }
  }
}

const pageWrite = ({ run }: JobDocument, page: number, changes: PreviewedChange[]): Write =>
  scoringPreviewRecord.put({ id: previewPageId(run, page), changes })
