import type { Bidder } from '@auctionwiz/contracts/bidders'
import type * as calls from '@auctionwiz/contracts/personal-data'
import { forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { FileAnswer, HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { importConflictsNaming } from '@auctionwiz/records/import-conflicts'
import type { SourcePlace } from '@auctionwiz/records/source-files/kept-sources'
import { sourceRowsNaming } from '@auctionwiz/records/source-files/search-sources'
import { readsAllNotes } from '../bidders/visible-bidder.ts'
import type { EmailLinks } from '../emails/email-links.ts'
import { stopsOf } from '../emails/email-stop.ts'
import type { TextStops } from '../texts/text-stops.ts'
import { type AskedPerson, type HeldPerson, heldPerson, type PersonRecord } from './held-person.ts'
import type { PersonFiles } from './person-files.ts'
import { personalDocuments } from './personal-documents.ts'
import { keysOf, rejectedToGiveOut } from './rejected-people.ts'
import { withoutThirdParties } from './third-parties.ts'

/** Sources of the export, besides the house's own documents. */
export interface ExportPorts extends PersonFiles {
  links: Pick<EmailLinks, 'stopId'>
  textStops: Pick<TextStops, 'of'>
}

/** Gives out by the id of a bidder, also of one who was deleted. */
export const exportPersonalData =
  (ports: ExportPorts): UseCase<typeof calls.exportPersonalData> =>
  ({ params: { id } }, context) =>
    giveOut(ports, { id }, context)

/** Everything, private notes included, so for those alone who read them all; read and sent page by page. That it was taken out is in the log and so the last entry of it. */
export const giveOut = async (ports: ExportPorts, asked: AskedPerson, context: HouseContext): Promise<FileAnswer> => {
  const { house, claims, auctionHouseId, audit, now } = context
  if (!readsAllNotes(context)) throw forbidden('bidders:history_edit')
  const held = await heldPerson(house, asked)
  const [id] = held.ids
  const subject = { subjectType: id === undefined ? 'house' : 'bidder', subjectId: id ?? auctionHouseId } as const
  await house.write([audit({ action: 'bidder.data_export', ...subject, subjectName: held.bidder?.name })])
  const place = { house, files: ports.sourceFiles, accountId: claims.accountId, auctionHouseId }
  const head = { exportedAt: now.toISOString(), ...(held.bidder && { bidder: unversioned(held.bidder) }) }
  const fileName = `${held.bidder?.bidderId ?? 'person'}-personal-data.json`
  return { contentType: 'application/json; charset=utf-8', fileName, body: asStream(head, allPages(ports, place, held)) }
}

const unversioned = ({ version: _version, ...bidder }: Bidder): PersonRecord => bidder

/** The head with the records of all pages, as they are read. */
const asStream = (start: object, pages: AsyncGenerator<object[]>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  const head = JSON.stringify(start).slice(0, -1)
  let separator = ''
  return new ReadableStream<Uint8Array>({
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
}

/** Data of the person besides their record: documents, rejected rows, rows in conflict, rows that wait for import, stopped emails and texts, in this order. */
async function* allPages({ errorFiles, links, textStops }: ExportPorts, place: SourcePlace, held: HeldPerson): AsyncGenerator<object[]> {
  const { house } = place
  const { ids, deleted, records } = held
  if (deleted.length > 0)
    yield deleted.flatMap(({ document }) =>
      document.entries.flatMap((entry) => ('bidder' in entry ? [{ type: 'deleted-bidder', ...entry.bidder }] : [])),
    )
  for (const id of ids)
    for await (const page of personalDocuments(house, id))
      yield page.map(({ document, bidderId }) => withoutThirdParties(document, bidderId))
  if (records.length === 0) return
  yield* rejectedToGiveOut(house, errorFiles, records)
  for await (const { document } of importConflictsNaming(house, keysOf(records)))
    if (!ids.includes(document.bidderId))
      yield [{ type: document.type, source: document.uploadName, createdAt: document.createdAt, row: document.row }]
  for await (const rows of sourceRowsNaming(place, keysOf(records))) yield rows.map((row) => ({ type: 'waiting-row', ...row }))
  yield await emailStops(links, place, records)
  yield await stoppedTexts(textStops, records)
}

/** When the person stopped emails. Stops are stored under hashes of addresses, so the addresses of the records find them. */
const emailStops = async (links: ExportPorts['links'], place: SourcePlace, records: HeldPerson['records']): Promise<object[]> => {
  const emails = [...new Set(records.flatMap(({ email }) => (email ? [email] : [])))]
  const stops = await stopsOf(place.house, links, place, emails)
  return emails.flatMap((email, index) => (stops[index] === undefined ? [] : [{ type: 'email-stop', email, stoppedAt: stops[index] }]))
}

/** When the person answered STOP to a text, by the phone numbers of the records. */
const stoppedTexts = async (textStops: ExportPorts['textStops'], records: HeldPerson['records']): Promise<object[]> => {
  const phones = [...new Set(records.flatMap(({ phone }) => (phone ? [phone] : [])))]
  const stops = await textStops.of(phones)
  return phones.flatMap((phone, index) => (stops[index] === undefined ? [] : [{ type: 'text-stop', phone, stoppedAt: stops[index] }]))
}

/** Gives out by an email address, also one that no bidder has any more. */
export const exportPerson =
  (ports: ExportPorts): UseCase<typeof calls.exportPerson> =>
  ({ body: { email } }, context) =>
    giveOut(ports, { email }, context)
