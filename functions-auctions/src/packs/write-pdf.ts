import type { Language } from '@auctionwiz/contracts/identity'
import { romanise } from '@auctionwiz/domain/duplicates/text/romanise'
import type PDFDocument from 'pdfkit'

/** The library and its fonts, which only a pack loads. */
export interface PdfTools {
  Document: typeof PDFDocument
  regular: Uint8Array
  bold: Uint8Array
}

/** A paragraph, or with a term a line of a list: the term and its value. */
export interface ReportLine {
  term?: string
  text: string
}

export interface ReportSection {
  heading: string
  /** From the beginning, each time it is called. */
  lines(): AsyncIterable<ReportLine> | Iterable<ReportLine>
}

export interface Report {
  title: string
  /** Below the title. */
  about: string
  language: Language
  madeAt: Date
  /** At the foot of each page. */
  pageOf(page: number, count: number): string
  sections: readonly ReportSection[]
}

/** The types know only the subsets for archives. */
const subset = 'PDF/UA' as 'PDF/A-3a'

const margins = { top: 56, bottom: 64, left: 56, right: 56 }

/**
 * A report as PDF for people and for screen readers (PDF/UA): tagged, titled, with its language and its fonts. It is drawn twice, first to know its number
 * of pages, so that each page is out before the next one begins: however long a report is, one page is held.
 */
export async function* writePdf(tools: PdfTools, report: Report): AsyncGenerator<Uint8Array> {
  const drawn: Drawn = { pages: 0, lines: [] }
  for await (const _ of draw(tools, report, undefined, drawn));
  yield* draw(tools, report, drawn, { pages: 0, lines: [] })
}

/** How long a report came out: its pages, and the lines of each section. */
interface Drawn {
  pages: number
  lines: number[]
}

/** @param before the same report drawn before: what was added meanwhile is left out, so that the number of pages stays true */
async function* draw(
  { Document, regular, bold }: PdfTools,
  report: Report,
  before: Drawn | undefined,
  drawn: Drawn,
): AsyncGenerator<Uint8Array> {
  const { title, about, language, madeAt } = report
  const pdf = new Document({
    ...{ size: 'A4', margins, autoFirstPage: false, pdfVersion: '1.7', subset, tagged: true, lang: language, displayTitle: true },
    info: { Title: title, Creator: 'AuctionWiz', CreationDate: madeAt, ModDate: madeAt },
    // Without it the library opens a font that no PDF for screen readers may use.
    font: regular as unknown as string,
  })
  const parts: Uint8Array[] = []
  const written = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve())
    pdf.on('error', reject)
  })
  // A reader that stops must not leave the writer waiting.
  written.catch(() => undefined)
  // By name: of a font that is given as bytes the library parses all tables at each use.
  pdf.registerFont('regular', regular as Buffer).registerFont('bold', bold as Buffer)
  pdf.on('pageAdded', () => {
    drawn.pages += 1
    if (before) writeFoot(pdf, title, report.pageOf(drawn.pages, before.pages))
  })
  pdf.addPage()
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const shown = showing(pdf)
  const add = (parent: PDFKit.PDFStructureElement, type: string, write: () => void): void => {
    const element = pdf.struct(type, {}, write)
    parent.add(element)
    element.end()
  }
  add(whole, 'H1', () => pdf.font('bold').fontSize(20).text(shown(title)))
  add(whole, 'P', () => pdf.font('regular').fontSize(10).text(shown(about)))
  let passedOn = drawn.pages
  for (const [index, { heading, lines }] of report.sections.entries()) {
    const section = pdf.struct('Sect')
    whole.add(section)
    add(section, 'H2', () => pdf.moveDown(1.2).font('bold').fontSize(14).text(shown(heading)).moveDown(0.3))
    let count = 0
    for await (const { term, text } of lines()) {
      if (count === before?.lines[index]) break
      count += 1
      add(section, 'P', () => {
        if (term !== undefined)
          pdf
            .font('bold')
            .fontSize(9)
            .text(`${shown(term)}: `, { continued: true })
        pdf.font('regular').fontSize(9).text(shown(text), { paragraphGap: 3 })
      })
      if (drawn.pages === passedOn) continue
      passedOn = drawn.pages
      // The library passes a page on once other work had its turn.
      await new Promise((resolve) => setTimeout(resolve))
      yield* parts.splice(0)
    }
    drawn.lines.push(count)
    section.end()
  }
  whole.end()
  pdf.end()
  await written
  yield* parts
}

/** What the library remembers of a text that goes on. */
interface TextState {
  _font: unknown
  _fontSize: number
  _wrapper: unknown
  _textOptions: unknown
}

/** The foot of a page, often in the middle of a text that goes on behind it. Page numbers are for the eye: screen readers say them by themselves. */
const writeFoot = (pdf: PDFKit.PDFDocument, title: string, pageOf: string): void => {
  const state = pdf as unknown as TextState
  const { _font, _fontSize, _wrapper, _textOptions } = state
  const { x, y } = pdf
  const { width, height } = pdf.page
  Object.assign(state, { _wrapper: null, _textOptions: null })
  // The foot is in the margin, where text would begin a page.
  pdf.page.margins.bottom = 0
  pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
  pdf.font('regular').fontSize(8)
  const place = { lineBreak: false, width: width - margins.left - margins.right }
  pdf.text(title, margins.left, height - 40, place)
  pdf.text(pageOf, margins.left, height - 40, { ...place, align: 'right' })
  pdf.endMarkedContent()
  pdf.page.margins.bottom = margins.bottom
  Object.assign(state, { _font, _fontSize, _wrapper, _textOptions })
  Object.assign(pdf, { x, y })
}

interface GlyphFont {
  font?: { hasGlyphForCodePoint(codePoint: number): boolean }
}

/** Words in a script that the font lacks are written in Latin letters. */
const showing = (pdf: PDFKit.PDFDocument) => {
  const { font } = (pdf as unknown as { _font: GlyphFont })._font
  const isKnown = (character: string): boolean => font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? true
  return (text: string): string => {
    const plain = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
    return [...plain].every((character) => character === '\n' || isKnown(character))
      ? plain
      : [...plain].map((character) => (character === '\n' || isKnown(character) ? character : romanise(character))).join('')
  }
}
