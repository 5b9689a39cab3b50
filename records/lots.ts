import { type Lot, lot } from '@auctionwiz/contracts/lots'
import { lotKeys } from '@auctionwiz/domain/lots/document'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const { id: _id, version: _version, ...fields } = lot.shape

/** What a lot had before an outcome was recorded. */
export const earlierOutcome = z.pick(lot, { state: true, hammer: true, premium: true, paddle: true, highestBid: true })

export const lotRecord = record({
  type: 'lot',
  container: 'auctions',
  ofPart: true,
  idPrefix: 'lot',
  names: ['lot', 'lots'],
  about: 'A lot of an auction: its place in the catalogue, estimate and reserve, and what became of it.',
  fields: () => ({
    ...fields,
    /** What each recorded outcome replaced, the latest last, for its undo. */
    earlier: z.array(earlierOutcome),
    /** A file stated the result. It counts in the scores of this house alone: no other house learns of it. */
    resultFromFile: z.optional(z.literal(true)),
    /** A hash of the request that added the lot under a key. */
    asked: z.optional(z.string()),
    /** While lots are renumbered: it has given up its number and waits for its new one. */
    betweenNumbers: z.optional(z.literal(true)),
    /** The lot number, unique in the auction. */
    uniqueKey: z.string(),
    listKeys: z.object({ number: z.string(), title: z.string(), estimate: z.int(), hammer: z.int() }),
    searchText: z.string(),
    grams: z.array(z.string()),
  }),
  indexes: {
    fields: ['grams[]', 'state', 'paddle', 'listKeys.number'],
    composite: [['listKeys.number'], ['listKeys.title'], ['listKeys.estimate'], ['listKeys.hammer']],
  },
  // A paddle is a number of the sale; whose it is, the registrations say.
  personalData: 'none',
  spreadsheet: true,
  nameOf: ({ lotNumber, title }) => `${lotNumber} ${title}`,
})

export type LotDocument = DocumentOf<typeof lotRecord>

/** What is stored of a lot beside the keys of lists. */
export type LotFields = Omit<Lot, 'version'> & Pick<LotDocument, 'earlier' | 'resultFromFile' | 'asked' | 'betweenNumbers'>

/** The document of a lot, with the keys of lists. */
export const lotDocument = (fields: LotFields): LotDocument => lotRecord.document({ ...fields, ...lotKeys(fields) })

/** The stored fields without the keys of lists. */
export function lotFieldsOf(document: LotDocument): LotFields {
  const { type: _type, uniqueKey: _key, listKeys: _keys, searchText: _text, grams: _grams, ...own } = document
  return own
}

/** The lot as callers see it. */
export function lotOf({ document, version }: Versioned<LotDocument>): Lot {
  const { earlier: _earlier, resultFromFile: _fromFile, asked: _asked, betweenNumbers: _between, ...own } = lotFieldsOf(document)
  return { ...own, version }
}
