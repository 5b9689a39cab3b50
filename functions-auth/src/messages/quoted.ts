import { nameInMail } from '@auctionwiz/domain/mail-text'
import type { Language } from './letter.ts'

const marks: Record<Language, readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
}

/** A name that somebody chose, in the quotation marks of the language. */
export const quoted = (name: string, language: Language): string => marks[language].join(nameInMail(name))
