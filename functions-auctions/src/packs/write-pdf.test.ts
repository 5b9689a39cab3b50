import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { pdfTools } from './pdf-tools.ts'
import { writePdf } from './write-pdf.ts'

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const long = 'The parties agree. '.repeat(300)

/** A report of as many long lines as each drawing is given, with the pages that were numbered and the lines drawn when each part came. */
const written = async (...counts: number[]) => {
  const numbered: [page: number, count: number][] = []
  const tools = await pdfTools(fonts)()
  let read = 0
  let drawing = 0
  const lines = function* () {
    read = 0
    const count = counts[drawing++] ?? 0
    for (let index = 0; index < count; index += 1) {
      read += 1
      yield { term: `Line ${index}`, text: long }
    }
  }
  const pageOf = (page: number, count: number) => {
    numbered.push([page, count])
    return `${page} of ${count}`
  }
  const about = { title: 'LC-1', about: 'A report', language: 'en', madeAt: new Date(0), pageOf } as const
  const readWhenOut: number[] = []
  for await (const part of writePdf(tools, { ...about, sections: [{ heading: 'Lines', lines }] })) {
    expect(part.byteLength).toBeGreaterThan(0)
    readWhenOut.push(read)
  }
  return { numbered, readWhenOut }
}

it('numbers each page, and is done with a page before the next one begins', async () => {
  const { numbered, readWhenOut } = await written(12, 12)
  const pages = numbered.length
  expect(pages).toBeGreaterThan(4)
  expect(numbered).toEqual(Array.from({ length: pages }, (_, index) => [index + 1, pages]))
  expect(readWhenOut.filter((read) => read < 4).length).toBeGreaterThan(0)
})

it('leaves out what was added while it was drawn, so that the number of pages stays true', async () => {
  const [{ numbered }, same] = [await written(6, 9), await written(6, 6)]
  expect(numbered).toEqual(same.numbered)
})
