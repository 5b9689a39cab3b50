import type { exportPersonalData as endpoint } from '@auctionwiz/contracts/personal-data'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { forbidden } from '@auctionwiz/platform/core/failure'
import { readBidderById } from '../bidders/bidder-repository.ts'
import { readsAllNotes } from '../bidders/visible-bidder.ts'
import { personalDocuments } from './personal-documents.ts'
import { withoutThirdParties } from './third-parties.ts'

/** Everything, private notes included, so for those alone who read them all; read and sent page by page. That it was taken out is in the log and so the last entry of it. */
export const exportPersonalData: UseCase<typeof endpoint> = async ({ params }, context) => {
  const { house, audit, now } = context
  if (!readsAllNotes(context)) throw forbidden('bidders:history_edit')
  const { version: _version, ...bidder } = await readBidderById(house, params.id)
  const { id, name, bidderId } = bidder
  await house.write([audit({ action: 'bidder.data_export', subjectType: 'bidder', subjectId: id, subjectName: name })])
  const pages = personalDocuments(house, id)
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
      for (const { document } of page.value) {
        controller.enqueue(encoder.encode(separator + JSON.stringify(withoutThirdParties(document))))
        separator = ','
      }
    },
  })
  return { contentType: 'application/json; charset=utf-8', fileName: `${bidderId}-personal-data.json`, body }
}
