import type { PlannedRow } from '@auctionwiz/contracts/dry-runs'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type AuctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { type RegistrationDocument, registrationRecord } from '@auctionwiz/records/registrations'
import { formOf } from '../../testing/caller.ts'
import { importHouse } from '../../testing/import-house.ts'
import { uploadApp } from '../../testing/upload-app.ts'

export interface StoredSale {
  auction: AuctionDocument
  lots: LotDocument[]
  registrations: RegistrationDocument[]
}

/** The auctions of a house by title, with their lots in the order of the catalogue and who is registered. */
export const storedSales = async (house: PartitionReader): Promise<Map<string, StoredSale>> => {
  const sales = new Map<string, StoredSale>()
  for await (const { document: auction } of readerOf(auctionRecord, house).each({}, 1000)) {
    const part = house.in('auctions').within(auction.id)
    const lots: LotDocument[] = []
    for await (const { document } of readerOf(lotRecord, part).each({}, 1000)) lots.push(document)
    const registrations: RegistrationDocument[] = []
    for await (const { document } of readerOf(registrationRecord, part).each({}, 1000)) registrations.push(document)
    lots.sort((one, other) => (one.listKeys.number < other.listKeys.number ? -1 : 1))
    sales.set(auction.title, { auction, lots, registrations })
  }
  return sales
}

/** A house whose background work is done by `work`, and what its staff do with files of auctions. */
export const saleHouse = (app: ReturnType<typeof uploadApp> = uploadApp()) => {
  const send = async (
    files: readonly (readonly [name: string, content: string | Uint8Array])[],
    fields: Record<string, string> = {},
  ): Promise<Upload> =>
    app.call('createUpload', {
      form: formOf(files, { name: 'Autumn sale', description: 'Results', category: 'auctions', ...fields }),
    })
  return {
    ...importHouse('auctions', app),
    send,
    plannedRows: async (id: string): Promise<PlannedRow[]> => (await app.call('listPlannedRows', { id, query: { limit: '100' } })).rows,
    sales: () => storedSales(app.house),
  }
}
