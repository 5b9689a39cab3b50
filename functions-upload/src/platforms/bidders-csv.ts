import type { ImportField } from '@auctionwiz/domain/imports/fields'
import type { PlatformRecord } from './bidding-platform.ts'

/** The columns of the file and what they hold. */
export const columns = {
  'First Name': 'firstName',
  'Last Name': 'lastName',
  Email: 'email',
  Phone: 'phone',
  Street: 'street',
  City: 'city',
  State: 'state',
  Zip: 'zip',
  Country: 'country',
} as const satisfies Record<string, ImportField & keyof PlatformRecord>

/** Bidders of a platform as a bidder file, so that their problems are reported like those of any row. */
export const biddersCsv = (bidders: readonly PlatformRecord[]): string =>
  [Object.keys(columns), ...bidders.map((bidder) => Object.values(columns).map((field) => bidder[field] ?? ''))]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('')

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
