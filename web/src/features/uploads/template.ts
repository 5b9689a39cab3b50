import { preferredPaymentMethods } from '@auctionwiz/contracts/bidders'

const columns = [
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'ZIP',
  'Country',
  'Preferred Payment Method',
  'Preferred Categories',
] as const

const example: Record<(typeof columns)[number], string> = {
  'First Name': 'Vanessa',
  'Last Name': 'Parr',
  Email: 'vanessa.parr@example.com',
  Phone: '(212) 555-0193',
  Street: '48 Bond Street',
  City: 'New York',
  State: 'NY',
  ZIP: '10012',
  Country: 'USA',
  'Preferred Payment Method': preferredPaymentMethods[0],
  'Preferred Categories': 'Art; Jewelry',
}

export const templateName = 'bidders-template.csv'

/** A CSV to fill in: the header and one example row. Begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export const bidderTemplate = (): string => {
  const rows = [columns, columns.map((column) => example[column])]
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
}

/** Quotes a value that would break the line. */
const quoted = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
