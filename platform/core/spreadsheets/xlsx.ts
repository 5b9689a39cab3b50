import { zipped } from './zip.ts'

export type CellValue = string | number | undefined

export interface SheetColumn {
  title: string
  /** In characters. */
  width: number
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel refuses longer texts. */
const textLimit = 32_767

/**
 * A workbook with one sheet, packed as its rows come: neither they nor the file are ever held whole. The head stays in sight. Text is
 * written as text, so that nothing in it is run as a formula.
 */
export const xlsx = (
  name: string,
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly CellValue[])[]>,
): AsyncGenerator<Uint8Array> =>
  zipped([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [packageRelations] },
    { name: 'xl/workbook.xml', content: [workbook(name)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations] },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(columns, pages) },
  ])

async function* sheet(columns: readonly SheetColumn[], pages: AsyncIterable<readonly (readonly CellValue[])[]>): AsyncGenerator<string> {
  const widths = columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
  const letters = columns.map((_, index) => columnLetters(index))
  const head = columns.map(({ title }, index) => cell(`${letters[index]}1`, title, bold))
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head.join('')}</row>`
  let number = 1
  for await (const rows of pages) {
    let text = ''
    for (const row of rows) {
      number += 1
      text += `<row r="${number}">${row.map((value, index) => cell(`${letters[index]}${number}`, value)).join('')}</row>`
    }
    yield text
  }
  yield '</sheetData></worksheet>'
}

/** 0 is A, 25 Z, 26 AA. */
export const columnLetters = (index: number): string =>
  `${index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`

const cell = (place: string, value: CellValue, style = ''): string => {
  if (value === undefined || value === '') return ''
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(value.slice(0, textLimit))}</t></is></c>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML cannot hold are left out. */
export const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML cannot hold.
  text.toWellFormed().replace(/[&<>"]|[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, (character) => entities[character] ?? '')

const bold = ' s="1"'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`
const packageRelations = `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const workbookRelations = `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`
const workbook = (name: string): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`
