import type { Currency } from '@auctionwiz/contracts/fields'
import type { LotFileFormat } from '@auctionwiz/contracts/lot-files'
import { minorUnits } from '../auctions/currency.ts'
import { type FormatRule, lotFormats, type WrittenLot } from './formats.ts'
import { markupOf } from './markup.ts'

/** The header cells of a format. */
export const lotFileHeader = (format: LotFileFormat): string[] => lotFormats[format].columns.map(([header]) => header)

/** The cells of one lot; amounts in units of the currency, with a point and without thousands separators. */
export const lotFileCells = (format: LotFileFormat, lot: WrittenLot, currency: Currency): string[] => {
  const rule = lotFormats[format]
  const texts = textsOf(lot, rule)
  return rule.columns.map(([, of]) => {
    if (typeof of === 'object') return of.always
    if (of === 'title' || of === 'description') return texts[of]
    const value = lot[of]
    return typeof value === 'number' ? amountText(value, currency) : (value ?? '')
  })
}

/** 1500 or 1500.50. */
const amountText = (minor: number, currency: Currency): string => {
  const units = minorUnits(currency)
  return minor % units === 0 ? String(minor / units) : (minor / units).toFixed(2)
}

/** Title and description as the platform takes them. What is too long is cut at a word; then the description begins with the full title. */
const textsOf = ({ title, description }: WrittenLot, { titleInDescription, markup, ...most }: FormatRule) => {
  const shown = cutAtWord(title, most.title)
  const full = titleInDescription || shown !== title ? [title, description].filter(Boolean).join('\n') : description
  return { title: shown, description: markup ? cutMarkup(full, most.description) : cutAtWord(full, most.description) }
}

const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const space = start.search(/\s\S*$/)
  return `${(space > most / 2 ? start.slice(0, space) : start).toWellFormed()}…`
}

/** The limit counts the tags, so text is cut until its HTML fits. */
const cutMarkup = (text: string, most: number): string => {
  let html = markupOf(text)
  for (let length = Math.min(text.length, most); html.length > most && length > 0; length = Math.floor(length * 0.9))
    html = markupOf(cutAtWord(text, length))
  return html
}
