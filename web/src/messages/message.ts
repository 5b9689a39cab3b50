import type { Language } from '@auctionwiz/contracts/identity'
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'

/** Intl's formatters are slow to create, and a text needs few of them. */
const kept = <Options, Formatter>(create: (locale: string, options: Options) => Formatter) => {
  const made = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const formatter = made.get(key) ?? create(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

const formatters = {
  getDateTimeFormat: kept((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
  getNumberFormat: kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  getPluralRules: kept((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
}

/** Makes the messages of one language. The build writes calls of it into catalogues in place of messages with arguments. */
export const messagesIn =
  (language: Language) =>
  (compiled: CompiledMessage) =>
  (values: FormatValues<string>): string =>
    String(format<string>(compiled, language, values, { formatters }))
