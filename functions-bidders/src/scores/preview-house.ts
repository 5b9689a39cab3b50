import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { PreviewedChange } from '@auctionwiz/contracts/scoring-preview'
import { type BidderCounts, bidderCountsId } from '@auctionwiz/domain/bidders/counts'
import { type Previewed, previewRules } from '@auctionwiz/domain/scores/preview'
import type { JobDocument, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { pagesAhead } from '@auctionwiz/platform/core/jobs/pages-ahead'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'

/** The rules as they would be saved. */
export type PreviewInput = ScoringRules

/** A page of the changes that a preview found; all but the last are full. */
export interface PreviewPage extends StoredDocument {
  type: 'preview'
  changes: PreviewedChange[]
}

export const previewPageSize = 100
export const previewPageId = (run: string, page: number): string => `preview:${run}:${page}`

/** Seconds that a preview is kept. */
const previewLifetime = 86_400

const readAtOnce = 500

const fields = ['bidderId', 'name', 'status', 'facts', 'autoInviteStatus', 'autoInviteOverride', 'localScore', 'localManual', 'updatedAt']

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
  const total = (await house.read<BidderCounts>(bidderCountsId))?.document.total ?? 0
  let { next, pages, rest } = (job.cursor as Cursor | undefined) ?? { pages: 0, rest: [] }
  let { done } = job
  for await (const page of pagesAhead<Previewed & StoredDocument>(house, { type: 'bidder', fields }, readAtOnce, next)) {
    const { changes, figures } = previewRules(page.items, rules, asOf)
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

const pageWrite = ({ run }: JobDocument, page: number, changes: PreviewedChange[]): Write => {
  const document: PreviewPage = { id: previewPageId(run, page), type: 'preview', ttl: previewLifetime, changes }
  return { kind: 'put', document }
}
