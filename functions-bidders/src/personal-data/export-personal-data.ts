import type { exportPersonalData as endpoint } from '@auctionwiz/contracts/personal-data'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { forbidden } from '@auctionwiz/platform/core/failure'
import type { FileStore } from '@auctionwiz/platform/core/files'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readBidderById } from '../bidders/bidder-repository.ts'
import { readsAllNotes } from '../bidders/visible-bidder.ts'
import { type PersonRecord, recordsOfPerson } from './person-records.ts'
import { personalDocuments } from './personal-documents.ts'
import { rejectedToGiveOut } from './rejected-people.ts'
import { withoutThirdParties } from './third-parties.ts'

/** Everything, private notes included, so for those alone who read them all; read and sent page by page. That it was taken out is in the log and so the last entry of it. */
export const exportPersonalData =
  ({ errorFiles }: { errorFiles: FileStore }): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { house, audit, now } = context
    if (!readsAllNotes(context)) throw forbidden('bidders:history_edit')
    const { version: _version, ...bidder } = await readBidderById(house, params.id)
    const { id, name, bidderId } = bidder
    await house.write([audit({ action: 'bidder.data_export', subjectType: 'bidder', subjectId: id, subjectName: name })])
    const pages = allPages(house, errorFiles, bidder)
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
        for (const record of page.value) {
          controller.enqueue(encoder.encode(separator + JSON.stringify(record)))
          separator = ','
        }
      },
    })
    return { contentType: 'application/json; charset=utf-8', fileName: `${bidderId}-personal-data.json`, body }
  }

/** What is kept of the person beside their record: documents, then rows that could not be imported. */
async function* allPages(house: PartitionReader, errorFiles: FileStore, bidder: PersonRecord): AsyncGenerator<object[]> {
  for await (const page of personalDocuments(house, bidder.id)) yield page.map(({ document }) => withoutThirdParties(document))
  yield* rejectedToGiveOut(house, errorFiles, await recordsOfPerson(house, bidder))
}
