import Papa from 'papaparse'
import { askPlatform, notUnderstood, pathPart } from './ask-platform.ts'
import { PlatformError } from './bidding-platform.ts'
import { auctionReader, lotReader, registrationReader, requireKnownCurrency } from './mapped-records.ts'
import type { SendRequest } from './public-fetch.ts'
import { ownInterface } from './sale-mapping.ts'
import type { SalePage, SalePlatform } from './sale-platform.ts'

/**
 * A platform that publishes CSV files over HTTPS: `auctions.csv`, `auctions/{auction}/lots.csv` and `auctions/{auction}/registrations.csv`, each with a
 * header of our names of the fields. Each file comes whole; it takes no changes.
 */
export const csvSales = (address: string, send: SendRequest): SalePlatform => {
  const base = address.replace(/\/$/, '')
  const ask = askPlatform(send)
  /** A missing file is an empty one where it need not be there. */
  const rows = async (key: string, path: string, isOptional = false): Promise<Record<string, string>[]> => {
    const text = await ask(new URL(`${base}/${path}`), key, { accept: 'text/csv', isOptional })
    if (text === undefined) return []
    const { data, errors, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
    if (errors.length > 0 || !meta.fields?.includes('id')) throw notUnderstood(errors[0])
    return data.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
  }
  const page = <T>(found: readonly Record<string, string>[], read: (row: unknown) => T | undefined): SalePage<T> => {
    const records = found.map((row) => ({ id: row.id ?? '', record: read(row) }))
    return {
      items: records.flatMap(({ record }) => record ?? []),
      unreadable: records.flatMap(({ id, record }) => (record === undefined ? [id] : [])),
      total: found.length,
    }
  }
  const folder = (id: string): string => `auctions/${pathPart(id)}`
  const auctions = async (key: string) => page(await rows(key, 'auctions.csv'), auctionReader(ownInterface))
  const readOnly = async (): Promise<never> => {
    throw new PlatformError('refused', 'a feed takes no changes')
  }
  return {
    auctions,
    auction: async (key, id) => {
      const row = (await rows(key, 'auctions.csv')).find((one) => one.id === id)
      if (!row) return undefined
      requireKnownCurrency(ownInterface, row)
      return page([row], auctionReader(ownInterface)).items[0]
    },
    lots: async (key, { id, currency }) => page(await rows(key, `${folder(id)}/lots.csv`), lotReader(ownInterface, currency)),
    registrations: async (key, { id }) => page(await rows(key, `${folder(id)}/registrations.csv`, true), registrationReader(ownInterface)),
    putLot: readOnly,
    putAuction: readOnly,
  }
}
