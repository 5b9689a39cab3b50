import type { exportAuditEvents as endpoint } from '@auctionwiz/contracts/audit'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { accountAudit } from './audit-of.ts'
import { auditConditions, auditPlaces } from './audit-places.ts'
import { mergedEvents, type PlacedEvent } from './merged-events.ts'
import { settleMirroredEvents } from './mirrored-events.ts'

const pageSize = 200

/** Spreadsheets read the file as UTF-8 when it begins so. */
const byteOrderMark = '\ufeff'

const header = ['Time (UTC)', 'Who', 'User id', 'Action', 'Kind', 'What', 'Id', 'Auction house', 'From', 'Before', 'After', 'Request']

/** Read and sent page by page, so that its length costs no memory. That it was taken out is itself in the log. */
export const exportAuditEvents =
  ({ store }: Pick<Deps, 'store'>): UseCase<typeof endpoint> =>
  async ({ query }, context) => {
    const { account, claims, now } = context
    const places = auditPlaces(store, query, context)
    if (query.auctionHouseId === undefined) await settleMirroredEvents(store, claims.accountId, now)
    const until = now.toISOString()
    const after = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
    const event = { action: 'audit.export', subjectType: 'account', subjectId: claims.accountId, after } as const
    await account.write([accountAudit(context)(event)])
    const where = auditConditions({ ...query, to: query.to ?? until })
    let before: string | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(byteOrderMark + csvLine(header))),
      pull: async (controller) => {
        const page = await mergedEvents(places, where, { limit: pageSize, before })
        controller.enqueue(new TextEncoder().encode(page.events.map(lineOf).join('')))
        before = page.before
        if (before === undefined) controller.close()
      },
    })
    return { contentType: 'text/csv; charset=utf-8', fileName: `audit-log-${until.slice(0, 10)}.csv`, body }
  }

const lineOf = (event: PlacedEvent): string => {
  const { at, actorName, actorId, action, subjectType, subjectName, subjectId, auctionHouseId, address, before, after, correlationId } =
    event
  const values = [before, after].map((value) => (value === undefined ? undefined : JSON.stringify(value)))
  return csvLine([at, actorName, actorId, action, subjectType, subjectName, subjectId, auctionHouseId, address, ...values, correlationId])
}
