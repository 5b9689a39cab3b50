import { CFB, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'

/** A sheet of rows; numbers and dates with a format of their own are given as cells. */
export const sheetOf = (rows: readonly (readonly unknown[])[]): WorkSheet => utils.aoa_to_sheet(rows.map((row) => [...row]))

export const bookOf = (...sheets: WorkSheet[]): WorkBook => {
  const book = utils.book_new()
  sheets.forEach((sheet, index) => {
    utils.book_append_sheet(book, sheet, `Sheet ${index + 1}`)
  })
  return book
}

/** A workbook as a file: `xlsx`, or `biff8`, which is .xls. */
export const fileOf = (book: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array =>
  new Uint8Array(write(book, { bookType, type: 'array', compression: true, cellDates: false }) as ArrayBuffer)

/** The outer format of Excel's password-protected workbooks. */
export const encryptedFile = (): Uint8Array => {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/EncryptionInfo', new Uint8Array(64))
  CFB.utils.cfb_add(container, '/EncryptedPackage', new Uint8Array(5000))
  return Uint8Array.from(CFB.write(container, { type: 'array' }) as number[])
}

const header = ['First Name', 'Last Name', 'Email', 'Phone']

/** A workbook of `count` bidders. */
export const bidderWorkbook = (count: number, bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array => {
  const rows = Array.from({ length: count }, (_, index) => [`Ann${index}`, 'Lee', `ann${index}@example.com`, '0044 20 7946 0018'])
  return fileOf(bookOf(sheetOf([header, ...rows])), bookType)
}

/** The same workbook with the text of its parts changed. */
export const withParts = (file: Uint8Array, change: (xml: string) => string): Uint8Array => {
  const container = CFB.read(file, { type: 'buffer' })
  for (const part of container.FileIndex) {
    if (/\.xml$/.test(part.name)) part.content = new TextEncoder().encode(change(new TextDecoder().decode(Uint8Array.from(part.content))))
  }
  return Uint8Array.from(CFB.write(container, { type: 'array', fileType: 'zip', compression: true }) as number[])
}
