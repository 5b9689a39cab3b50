import { crc32 } from '@auctionwiz/domain/files/crc32'
import { expect, it } from 'vitest'
import { streamOf } from './stream-of.ts'
import { type CellValue, columnLetters, escaped, xlsx } from './xlsx.ts'

async function* pagesOf(...pages: CellValue[][][]) {
  yield* pages
}

const columns = [
  { title: 'Name', width: 20 },
  { title: 'Score', width: 8 },
]

const bytesOf = async (pages: AsyncIterable<CellValue[][]>) =>
  new Uint8Array(await new Response(streamOf(xlsx('Bidders', columns, pages))).arrayBuffer())

/** The files of an archive by its directory, checked against their sums. */
const unzip = async (bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> => {
  const view = new DataView(bytes.buffer)
  const end = bytes.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const files: Record<string, string> = {}
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true)) as [number, number, number]
    const nameLength = view.getUint16(at + 28, true)
    const start = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + nameLength))
    const deflated = new Blob([bytes.slice(start + 30 + nameLength, start + 30 + nameLength + packed)]).stream()
    const content = await new Response(deflated.pipeThrough(new DecompressionStream('deflate-raw'))).bytes()
    expect([content.length, crc32(content)]).toEqual([size, crc])
    files[name] = new TextDecoder().decode(content)
    at += 46 + nameLength
  }
  return files
}

it('packs rows of all pages into a sheet', async () => {
  const files = await unzip(
    await bytesOf(
      pagesOf(
        [['Ann & <Ben>', 84]],
        [
          ['=1+1', 7.5],
          [undefined, 0],
        ],
      ),
    ),
  )
  expect(Object.keys(files)).toHaveLength(6)
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  expect(sheet).toContain('<c r="A1" t="inlineStr" s="1"><is><t xml:space="preserve">Name</t></is></c>')
  expect(sheet).toContain(
    '<row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Ann &amp; &lt;Ben&gt;</t></is></c><c r="B2"><v>84</v></c></row>',
  )
  expect(sheet).toContain('<c r="A3" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('<row r="4"><c r="B4"><v>0</v></c></row></sheetData>')
})

it('fails when its rows fail, and stops them when nobody reads on', async () => {
  async function* failing(): AsyncGenerator<CellValue[][]> {
    yield [['a', 1]]
    throw new Error('no more')
  }
  await expect(bytesOf(failing())).rejects.toThrow('no more')
  let stopped = false
  async function* endless(): AsyncGenerator<CellValue[][]> {
    try {
      // Multiples of the golden ratio repeat nothing, so that little of them is packed away and every part is soon full.
      for (let row = 1; ; row += 1) yield [[((row * 0.618033988749895) % 1).toString(36), row]]
    } finally {
      stopped = true
    }
  }
  const reader = streamOf(xlsx('Bidders', columns, endless())).getReader()
  for (let part = 0; part < 20; part += 1) await reader.read()
  await reader.cancel()
  await expect.poll(() => stopped).toBe(true)
})

it('is the same file for the same rows', async () => {
  const packed = () => bytesOf(pagesOf([['Ann', 84]]))
  expect(await packed()).toEqual(await packed())
})

it('names columns as Excel does', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})

it('leaves out what XML cannot hold', () => {
  expect(escaped('a\u0000b\u001fc\ud800d"')).toBe('abc\ufffdd&quot;')
})
