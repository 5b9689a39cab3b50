import { csvLine } from '@auctionwiz/domain/imports/csv'

/** The columns of a file of payments, each with an example. */
const columns = [
  ['Transaction ID', 'T-2024-0017'],
  ['Auction', 'American Furniture'],
  ['Bidder', 'B-10001'],
  ['Bidder Email', 'vanessa.parr@example.com'],
  ['Bidder Name', 'Vanessa Parr'],
  ['Lot Numbers', '12, 14A'],
  ['Payment Date', '2024-04-02'],
  ['Total', '1000.00'],
  ['Buyer’s Premium', '250.00'],
  ['Taxes', '110.94'],
  ['Shipping', '40.00'],
  ['Grand Total', '1400.94'],
  ['Amount Paid', '1400.94'],
  ['Currency', 'USD'],
  ['Payment Method', 'Credit Card'],
  ['Payment Status', 'Completed'],
  ['Reference', 'Invoice 207'],
  ['Notes', 'paid at pickup'],
] as const

export const paymentTemplateName = 'payments-template.csv'

/** A CSV to fill in: the header and one example row. Begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export const paymentTemplate = (): string =>
  `\uFEFF${csvLine(columns.map(([name]) => name))}${csvLine(columns.map(([, example]) => example))}`
