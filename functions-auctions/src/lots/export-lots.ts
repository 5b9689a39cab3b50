import type * as calls from '@auctionwiz/contracts/lot-files'
import { lotFileFields } from '@auctionwiz/contracts/lot-files'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import { lotFormats } from '@auctionwiz/domain/lot-files/formats'
import { lotFileCells, lotFileHeader } from '@auctionwiz/domain/lot-files/write'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { readAuction } from '@auctionwiz/records/auctions'
import { lotRecord } from '@auctionwiz/records/lots'
import { lotSelection } from './lot-query.ts'

/** Large enough for a short way through 50,000 lots, small enough to leave others their turn. */
const pageSize = 500

const byteOrderMark = '\ufeff'

const filed = projection(lotRecord, [...lotFileFields, 'state', 'hammer', 'premium', 'paddle'])

/** The whole catalogue in its order, read page by page as the caller takes it. That it was taken out is in the log. */
export const exportLots: UseCase<typeof calls.exportLots> = async ({ params, query: { format } }, { house, audit, now }) => {
  const { id, title, currency } = await readAuction(house, params.id, now)
  const lots = house.in('auctions').within(id)
  const { mark, withdrawn } = lotFormats[format]
  const event = { action: 'lots.export', subjectType: 'auction', subjectId: id, subjectName: title, after: { format } } as const
  await lots.write([audit(event)])
  async function* lines() {
    const encoder = new TextEncoder()
    yield encoder.encode((mark ? byteOrderMark : '') + csvLine(lotFileHeader(format)))
    let next: string | undefined
    do {
      const page = await listerOf(filed, lots).page(lotSelection({}), { limit: pageSize, next })
      next = page.next
      const shown = page.items.filter(({ document }) => withdrawn || document.state !== 'Withdrawn')
      yield encoder.encode(shown.map(({ document }) => csvLine(lotFileCells(format, document, currency))).join(''))
    } while (next !== undefined)
  }
  const fileName = `lots-${format}-${now.toISOString().slice(0, 10)}.csv`
  return { contentType: 'text/csv; charset=utf-8', fileName, body: streamOf(lines()) }
}
