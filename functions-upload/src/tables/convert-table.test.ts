import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { xlsx } from '@auctionwiz/platform/core/spreadsheets/xlsx'
import { CFB } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../testing/convert-here.ts'
import { bidderWorkbook, bookOf, encryptedFile, fileOf, sheetOf, withParts } from '../testing/workbooks.ts'

describe.each([
  ['b.xlsx', 'xlsx'],
  ['b.XLS', 'biff8'],
] as const)('a workbook %s', (name, type) => {
  const csv = (...sheets: Parameters<typeof bookOf>) => csvOf(name, fileOf(bookOf(...sheets), type))

  it('keeps texts as they are, also those of digits alone', async () => {
    const rows = [
      ['Last Name', 'Phone', 'Zip', 'Note'],
      ['O"Neil, Zoë 李', '0044207946001812345', '02134', 'two\r\nlines'],
    ]
    expect(await csv(sheetOf(rows))).toBe('"Last Name","Phone","Zip","Note"\n"O""Neil, Zoë 李","0044207946001812345","02134","two lines"\n')
  })

  it('writes dates as YYYY-MM-DD and numbers without separators', async () => {
    const cells = [
      { t: 'n', v: 46_347, z: 'm/d/yy' },
      { t: 'n', v: 46_347.75, z: 'yyyy-mm-dd hh:mm' },
      { t: 'n', v: 1_234_567.5, z: '#,##0.00' },
      { t: 'n', v: 2134, z: '00000' },
      4_420_794_600_181,
      0.1 + 0.2,
      -7,
      true,
    ]
    expect(await csv(sheetOf([cells]))).toBe('"2026-11-21","2026-11-21","1234567.5","02134","4420794600181","0.3","-7","TRUE"\n')
  })

  it('reads dates of workbooks that count from 1904', async () => {
    const book = bookOf(sheetOf([[{ t: 'n', v: 46_347 - 1462, z: 'm/d/yy' }]]))
    book.Workbook = { WBProps: { date1904: true } }
    expect(await csvOf(name, fileOf(book, type))).toBe('"2026-11-21"\n')
  })

  it('takes the values of formulas, and nothing of their errors', async () => {
    const cells = [
      { t: 's', v: 'a@b.example', f: 'LOWER("A@B.EXAMPLE")' },
      { t: 'n', v: 3, f: '1+2' },
      { t: 'e', v: 0x2a, f: 'NA()' },
      'end',
    ]
    expect(await csv(sheetOf([cells]))).toBe('"a@b.example","3",,"end"\n')
  })

  it('takes the first sheet with rows, and leaves each row at its number', async () => {
    const sheet = sheetOf([['Bidders 2026'], [], ['Email', 'City'], ['  ', ' '], ['a@b.example', 'Bath'], [], ['']])
    sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }]
    sheet.D5 = { t: 's', v: 'a note' }
    sheet['!ref'] = 'A1:D7'
    expect(await csv(sheetOf([]), sheet, sheetOf([['other']]))).toBe('\n\n"Email","City",,\n\n"a@b.example","Bath",,"a note"\n')
  })

  it('passes over hidden sheets', async () => {
    const book = bookOf(sheetOf([['hidden']]), sheetOf([['seen']]))
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }
    expect(await csvOf(name, fileOf(book, type))).toBe('"seen"\n')
  })

  it('is refused without rows', async () => {
    expect(await csv(sheetOf([]))).toMatch(/^Refused: The workbook .* has no sheet with rows\./)
  })

  it('is refused with a password, damaged, or being something else', async () => {
    const whole = bidderWorkbook(50, type)
    expect(await csvOf(name, encryptedFile())).toMatch(/is protected with a password/)
    expect(await csvOf(name, whole.slice(0, 700))).toMatch(/is damaged/)
    expect(await csvOf(name, 'First Name,Email\n')).toMatch(/despite its name/)
    expect(await csvOf(name, Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d))).toMatch(/despite its name/)
  })

  it('is refused with too many columns', async () => {
    const wide = [Array.from({ length: 501 }, (_, index) => `c${index}`)]
    if (type === 'xlsx') expect(await csv(sheetOf(wide))).toMatch(/more than 500 columns/)
  })
})

describe('an .xlsx archive', () => {
  it('of the list’s own export is read', async () => {
    const pages = async function* () {
      yield [['Ann', 2] as (string | number)[]]
    }
    const columns = ['Name', 'Score'].map((title) => ({ title, width: 10 }))
    const file = new Uint8Array(await new Response(streamOf(xlsx('Bidders', columns, pages()))).arrayBuffer())
    expect(await csvOf('export.xlsx', file)).toBe('"Name","Score"\n"Ann","2"\n')
  })

  it('that is an old workbook by its content, or no workbook at all, is refused', async () => {
    expect(await csvOf('old.xlsx', bidderWorkbook(1, 'biff8'))).toMatch(/despite its name/)
    expect(await csvOf('new.xls', bidderWorkbook(1))).toMatch(/despite its name/)
    expect(await csvOf('word.xlsx', renamed(renamed(bidderWorkbook(1), 'xl/', 'wd/'), 'workbook', 'document'))).toMatch(
      /is not an Excel workbook/,
    )
  })

  it('that declares more than 200 MB, or holds more than it declares, is refused before it is unpacked', async () => {
    expect(await csvOf('bomb.xlsx', declaring(bidderWorkbook(10), 0x7fff_ffff))).toMatch(/larger than 200MB/)
    expect(await csvOf('liar.xlsx', declaring(bidderWorkbook(10), 10))).toMatch(/is damaged/)
  })

  it('with a part that has changed on its way is refused', async () => {
    const file = bidderWorkbook(10)
    const view = new DataView(file.buffer)
    view.setUint32(directoryOf(file) + 16, 1, true)
    expect(await csvOf('changed.xlsx', file)).toMatch(/is damaged/)
  })

  it.each([
    ['a file', '<!ENTITY ann SYSTEM "file:///etc/hostname">'],
    ['another address', '<!ENTITY ann SYSTEM "http://127.0.0.1:1/ann">'],
    ['other entities', '<!ENTITY a "lol"><!ENTITY b "&a;&a;"><!ENTITY ann "&b;&b;">'],
  ])('has no entity resolved that names %s', async (_names, entities) => {
    const file = withParts(bidderWorkbook(1), (xml) =>
      xml.replace(/(<\?xml[^>]*\?>)/, `$1<!DOCTYPE x [${entities}]>`).replaceAll('Ann0', '&ann;'),
    )
    expect(await csvOf('entities.xlsx', file)).toContain('"&ann;","Lee","ann0@example.com"')
  })

  it('of a million empty rows behind the last is read as it is seen', async () => {
    const file = withParts(bidderWorkbook(2), (xml) => {
      const rows = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 4}"/>`).join('')
      return xml.replace('</sheetData>', `${rows}</sheetData>`)
    })
    expect((await csvOf('tall.xlsx', file)).split('\n')).toHaveLength(4)
  })

  it('with links to other workbooks is read without them', async () => {
    const container = CFB.read(bidderWorkbook(1), { type: 'buffer' })
    const link =
      '<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><externalBook r:id="rId1"/></externalLink>'
    CFB.utils.cfb_add(container, '/xl/externalLinks/externalLink1.xml', new TextEncoder().encode(link))
    const target = '<Relationships><Relationship Id="rId1" Target="http://127.0.0.1:1/book.xlsx" TargetMode="External"/></Relationships>'
    CFB.utils.cfb_add(container, '/xl/externalLinks/_rels/externalLink1.xml.rels', new TextEncoder().encode(target))
    const file = Uint8Array.from(CFB.write(container, { type: 'array', fileType: 'zip', compression: true }) as number[])
    expect(await csvOf('linked.xlsx', file)).toContain('"Ann0","Lee","ann0@example.com"')
  })

  it('with an encrypted entry is refused', async () => {
    const file = bidderWorkbook(1)
    const at = directoryOf(file)
    file[at + 8] = 1
    expect(await csvOf('zipped.xlsx', file)).toMatch(/is protected with a password/)
  })
})

/** Where the first entry of the directory is. */
const directoryOf = (file: Uint8Array): number => new DataView(file.buffer).getUint32(file.length - 22 + 16, true)

const declaring = (file: Uint8Array, size: number): Uint8Array => {
  const view = new DataView(file.buffer)
  for (
    let at = directoryOf(file);
    view.getUint32(at, true) === 0x02014b50;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true)
  )
    view.setUint32(at + 24, size, true)
  return file
}

const renamed = (file: Uint8Array, from: string, to: string): Uint8Array =>
  Uint8Array.from(Buffer.from(Buffer.from(file).toString('latin1').replaceAll(from, to), 'latin1'))

describe('an XML file', () => {
  const bidder = '<bidder id="7"><email>a@b.example</email><address><city>Bath</city></address><tag>x</tag><tag>y &amp; z</tag></bidder>'
  const csv = '"id","email","address.city","tag"\n"7","a@b.example","Bath","x; y & z"\n'

  it.each([
    ['the elements of the root', `<?xml version="1.0"?><bidders>${bidder}</bidders>`],
    ['a list within the root', `<export><bidders>${bidder}${bidder.replace('"7"', '"8"')}</bidders></export>`],
  ])('has its records as %s', async (_name, xml) => {
    expect(await csvOf('b.xml', xml)).toContain(csv)
  })

  it('may be in another encoding, with CDATA', async () => {
    const xml = '<r><b><name><![CDATA[M\u00fcller & Co]]></name></b></r>'
    expect(
      await csvOf(
        'b.xml',
        Uint8Array.from(xml, (sign) => sign.charCodeAt(0)),
      ),
    ).toBe('"name"\n"M\u00fcller & Co"\n')
  })

  it.each([
    ['with entities that grow', '<!DOCTYPE r [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><r><b><n>&b;</n></b></r>', /has a DOCTYPE/],
    [
      'with an entity that reads a file',
      '<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/hostname">]><r><b><n>&a;</n></b></r>',
      /has a DOCTYPE/,
    ],
    ['with an entity that nobody defined', '<r><b><n>&a;</n></b></r>', /is not valid XML/],
    ['cut off', '<r><b><n>x</n>', /is not valid XML/],
    ['a text', 'first,last', /is not valid XML/],
    ['nested without end', '<a>'.repeat(100_000), /is not valid XML/],
    ['without records', '<r></r>', /has no records/],
    ['wide', `<r><b ${Array.from({ length: 501 }, (_, index) => `f${index}="1"`).join(' ')}/></r>`, /more than 500 columns/],
    ['long', `<r>${'<b><a>1</a></b>'.repeat(100_001)}</r>`, /more than 100,000 rows/],
  ])('is refused: %s', async (_name, xml, text) => {
    expect(await csvOf('b.xml', xml)).toMatch(text)
  })
})
