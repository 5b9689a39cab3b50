import type * as calls from '@auctionwiz/contracts/legal-case-workflow'
import type { CaseEvent } from '@auctionwiz/contracts/legal-case-workflow'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type CaseEventDocument, caseEventRecord } from '@auctionwiz/records/case-events'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'

const pageSize = 100

/** The statuses that the first version of the product recorded come with the last page: they are older than any event. */
export const listCaseEvents: UseCase<typeof calls.listCaseEvents> = async ({ params, query }, { house }) => {
  const { document } = await readerOf(legalCaseRecord, house).read(params.id)
  const { items, next } = await readerOf(caseEventRecord, house).page(latestOf(params.id, 'order'), { limit: pageSize, next: query.page })
  const events = items.map(({ document }) => eventOf(document))
  return next === undefined ? { events: [...events, ...unrecordedSteps(document)] } : { events, nextPage: next }
}

const eventOf = ({
  type: _type,
  caseId: _case,
  bidderId: _bidder,
  order: _order,
  uploadId: _upload,
  ...event
}: CaseEventDocument): CaseEvent => event

/** The records of a case of one kind, the latest first. */
export const latestOf = <By extends string>(caseId: string, by: By) => ({
  where: [{ field: 'caseId', equals: caseId } as const],
  orderBy: (['type', 'caseId', by] as const).map((field) => ({ field, descending: true })),
})

const unrecordedSteps = ({ id, statusHistory, unrecordedSteps: count }: LegalCaseDocument): CaseEvent[] =>
  statusHistory
    .slice(0, count)
    .map(({ status, timestamp, reason, changedBy, automated }, index): CaseEvent => {
      const from = statusHistory[index - 1]?.status
      const event = { id: `${id}-${index}`, at: timestamp, by: changedBy, automated, to: status }
      return from === undefined ? { ...event, kind: 'filed' } : { ...event, kind: 'status', from, reason }
    })
    .toReversed()
