import type { Language } from '@auctionwiz/contracts/identity'
import { romanise } from '@auctionwiz/domain/duplicates/text/romanise'
import type PDFDocument from 'pdfkit'

/** The library and its fonts, which only a pack loads. */
export interface PdfTools {
  Document: typeof PDFDocument
  regular: Uint8Array
  bold: Uint8Array
}

/** A paragraph, or with a term a line of a list: what is said of what. */
export interface ReportLine {
  term?: string
  text: string
}

export interface ReportSection {
  heading: string
  lines: AsyncIterable<ReportLine> | Iterable<ReportLine>
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

/** A report as PDF for people and for screen readers (PDF/UA): tagged, titled, with its language and its fonts. It is a few hundred kilobytes. */
export const writePdf = async ({ Document, regular, bold }: PdfTools, report: Report): Promise<Uint8Array> => {
  const { title, about, language, madeAt } = report
  const pdf = new Document({
    ...{ size: 'A4', margins, bufferPages: true, pdfVersion: '1.7', subset, tagged: true, lang: language, displayTitle: true },
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
  const fonts = { regular: regular as Buffer, bold: bold as Buffer }
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const shown = showing(pdf)
  whole.add(pdf.struct('H1', {}, () => void pdf.font(fonts.bold).fontSize(20).text(shown(title))))
  whole.add(pdf.struct('P', {}, () => void pdf.font(fonts.regular).fontSize(10).text(shown(about))))
  for (const { heading, lines } of report.sections) {
    const section = pdf.struct('Sect')
    whole.add(section)
    const headed = () => void pdf.moveDown(1.2).font(fonts.bold).fontSize(14).text(shown(heading)).moveDown(0.3)
    section.add(pdf.struct('H2', {}, headed))
    for await (const { term, text } of lines) {
      const line = () => {
        if (term !== undefined)
          pdf
            .font(fonts.bold)
            .fontSize(9)
            .text(`${shown(term)}: `, { continued: true })
        pdf.font(fonts.regular).fontSize(9).text(shown(text), { paragraphGap: 3 })
      }
      section.add(pdf.struct('P', {}, line))
    }
    section.end()
  }
  whole.end()
  numberPages(pdf, fonts.regular, report)
  pdf.end()
  await written
  return joined(parts)
}

/** Page numbers are for the eye: screen readers say them by themselves. */
const numberPages = (pdf: PDFKit.PDFDocument, font: Buffer, { title, pageOf }: Report): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    const { width, height } = pdf.page
    // The foot is in the margin, where text would begin a page.
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    pdf.font(font).fontSize(8)
    pdf.text(title, margins.left, height - 40, { lineBreak: false, width: width - margins.left - margins.right })
    pdf.text(pageOf(index + 1, count), margins.left, height - 40, {
      lineBreak: false,
      width: width - margins.left - margins.right,
      align: 'right',
    })
    pdf.endMarkedContent()
  }
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

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
