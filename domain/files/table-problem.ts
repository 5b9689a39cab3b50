import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { jsonLimits } from './json-limits.ts'

/** Why a workbook or JSON file can't be imported, and what to do about it, as a user-facing text. */
export class TableProblem extends Error {
  override name = 'TableProblem'
}

const asCsv = 'Save the sheet with the bidders as CSV and upload that.'

/** The texts by problem, for the file of this name. */
export const tableProblems = {
  tooLarge: (file: string) =>
    `The file ${file} is larger than 10MB, the limit for workbooks and XML. Split it, or save it as CSV and upload that in the Data Processing Center.`,
  notXlsx: (file: string) => `The file ${file} is not an Excel workbook, despite its name. Save it as .xlsx in Excel and upload it again.`,
  notXls: (file: string) =>
    `The file ${file} is not an Excel 97-2003 workbook, despite its name. Save it as .xlsx in Excel and upload it again.`,
  encrypted: (file: string) => `The workbook ${file} is protected with a password. Remove the password, save it and upload it again.`,
  broken: (file: string) => `The workbook ${file} is damaged and can’t be read. Open it in Excel, save it as .xlsx and upload it again.`,
  unpacked: (file: string) => `The workbook ${file} is larger than 200MB when unpacked. ${asCsv}`,
  tooMuch: (file: string) => `The workbook ${file} takes too long or too much memory to read. ${asCsv}`,
  tooManyCells: (file: string) => `The workbook ${file} has more than ${tableLimits.cells.toLocaleString('en-US')} cells. ${asCsv}`,
  noRows: (file: string) => `The workbook ${file} has no sheet with rows. Add a sheet with a header row and at least one record.`,
  noSheet: (file: string, sheet: string) => `The workbook ${file} has no sheet ${sheet}. Choose one of its sheets.`,
  tooManyRows: (file: string, most: number = tableLimits.rows) =>
    `The file ${file} has more than ${most.toLocaleString('en-US')} rows. Split it and upload its parts.`,
  tooManyColumns: (file: string) =>
    `The file ${file} has more than ${tableLimits.columns} columns. Keep only the bidder columns and upload it again.`,
  notJson: (file: string) => `The file ${file} is not valid JSON. Export it again and upload it as it is.`,
  noJsonLine: (file: string, line: number) =>
    `Line ${line} of the file ${file} is not valid JSON. Write one record on each line, such as {"email": "…"}.`,
  noJsonAt: (file: string, line: number) =>
    `The file ${file} is not valid JSON: line ${line} can’t be read. Export it again and upload it as it is.`,
  noJsonRecord: (file: string, record: number, line: number) =>
    `The file ${file} is not valid JSON: record ${record} can’t be read in line ${line}. Correct it, or export the file again.`,
  jsonCutOff: (file: string, line: number, records: number) =>
    `The file ${file} is not valid JSON: it ends too early, in line ${line} after ${records} whole records. Export it again and upload it as it is.`,
  jsonGoesOn: (file: string, line: number) =>
    `The file ${file} is not valid JSON: it goes on after its end, in line ${line}. Export it again and upload it as it is.`,
  jsonTooDeep: (file: string, line: number) =>
    `The file ${file} has lists or objects more than ${jsonLimits.depth} levels deep in line ${line}. Export it with fewer levels.`,
  jsonTooMuch: (file: string) => `The file ${file} takes too long or too much memory to read. Split it and upload its parts.`,
  recordTooLong: (file: string, record: number) =>
    `Record ${record} of the file ${file} is longer than 1MB. Shorten it and upload the file again.`,
  lineTooLong: (file: string, line: number) =>
    `Line ${line} of the file ${file} is longer than 1MB. Write one record on each line and upload the file again.`,
  fieldTwice: (file: string, record: number, field: string) =>
    `Record ${record} of the file ${file} has the field ${field.slice(0, 60)} twice. Keep one of them and upload the file again.`,
  notText: (file: string, line: number, encoding: string) =>
    `Line ${line} of the file ${file} has characters that are not ${encoding.toUpperCase()}. Save the file as UTF-8 and upload it again.`,
  tooManyTableCells: (file: string) =>
    `The file ${file} is a table of more than ${jsonLimits.cells.toLocaleString('en-US')} cells, empty ones included. Split it and upload its parts.`,
  notXml: (file: string) => `The file ${file} is not valid XML. Export it again and upload it as it is.`,
  xmlDoctype: (file: string) =>
    `The file ${file} has a DOCTYPE, which is not read because it can define entities. Export it without one and upload it again.`,
  noXmlRecords: (file: string) =>
    `The file ${file} has no records. Write each record as an element with its fields in it, such as <bidder><email>…</email></bidder>.`,
  archiveTooLarge: (file: string) =>
    `The archive ${file} is larger than 10MB, the limit for archives with tables. Upload the files in it without an archive.`,
  archiveUnpacked: (file: string) =>
    `The tables in the archive ${file} are larger than 200MB when unpacked. Split it and upload its parts.`,
  archiveOther: (file: string, other: string) =>
    `The archive ${file} has tables to import, and ${other}, which can’t be imported. Pack the tables alone and upload other files apart.`,
  archiveTooMany: (file: string, most: number) => `The archive ${file} holds more than ${most} tables. Split it and upload its parts.`,
  archiveDepth: (file: string) => `The archive ${file} holds another archive, which is one too deep. Upload the inner archive by itself.`,
  noList: (file: string) => `The file ${file} must contain a list of objects, such as [{"email": "…"}], or an object with one such list.`,
  noRecords: (file: string) => `The list in the file ${file} is empty. Add at least one record.`,
  noObject: (file: string, record: number) => `Record ${record} of the file ${file} is not an object. Write each record as {"email": "…"}.`,
} as const
