import type { exportPersonalData as endpoint } from '@auctionwiz/contracts/personal-data'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { forbidden } from '@auctionwiz/platform/core/failure'
import type { SourcePlace } from '@auctionwiz/platform/core/source-files/kept-sources'
import { sourceRowsNaming } from '@auctionwiz/platform/core/source-files/search-sources'
import { readBidderById } from '../bidders/bidder-repository.ts'
import { readsAllNotes } from '../bidders/visible-bidder.ts'
import type { PersonFiles } from './person-files.ts'
import { type PersonRecord, recordsOfPerson } from './person-records.ts'
import { personalDocuments } from './personal-documents.ts'
import { keysOf, rejectedToGiveOut } from './rejected-people.ts'
import { withoutThirdParties } from './third-parties.ts'

/** Everything, private notes included, so for those alone who read them all; read and sent page by page. That it was taken out is in the log and so the last entry of it. */
export const exportPersonalData =
  (ports: PersonFiles): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { house, claims, auctionHouseId, audit, now } = context
    if (!readsAllNotes(context)) throw forbidden('bidders:history_edit')
    const { version: _version, ...bidder } = await readBidderById(house, params.id)
    const { id, name, bidderId } = bidder
    await house.write([audit({ action: 'bidder.data_export', subjectType: 'bidder', subjectId: id, subjectName: name })])
    const pages = allPages(ports, { house, files: ports.sourceFiles, accountId: claims.accountId, auctionHouseId }, bidder)
    const encoder = new TextEncoder()
    const head = JSON.stringify({ exportedAt: now.toISOString(), bidder }).slice(0, -1)
    let separator = ''
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(`${head},"records":[`)),
      pull: async (controller) => {
        const page = await pages.next()
        if (page.done) {
          controller.enqueue(encoder.encode(']}\n'))
          controller.close()
          return
        }
        let text = ''
        for (const record of page.value) {
          text += separator + JSON.stringify(record)
          separator = ','
        }
        // A stream is asked again once it gave something, and a page may be empty.
        controller.enqueue(encoder.encode(`${text}\n`))
      },
      // Who stops listening leaves a file half read.
      cancel: async () => {
        await pages.return(undefined)
      },
    })
    return { contentType: 'application/json; charset=utf-8', fileName: `${bidderId}-personal-data.json`, body }
  }

/** What is kept of the person beside their record: documents, then rows that could not be imported, then rows that wait to be. */
async function* allPages({ errorFiles }: PersonFiles, place: SourcePlace, bidder: PersonRecord): AsyncGenerator<object[]> {
  const { house } = place
  for await (const page of personalDocuments(house, bidder.id)) yield page.map(({ document }) => withoutThirdParties(document))
  const records = await recordsOfPerson(house, bidder)
  yield* rejectedToGiveOut(house, errorFiles, records)
  for await (const rows of sourceRowsNaming(place, keysOf(records))) yield rows.map((row) => ({ type: 'waiting-row', ...row }))
}
