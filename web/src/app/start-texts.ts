import { type ShownLanguage, shownLanguage } from '../messages/catalogue.ts'
import { start as de } from './start-texts/de.ts'
import { start as en } from './start-texts/en.ts'
import { start as es } from './start-texts/es.ts'
import { start as fr } from './start-texts/fr.ts'

type StartTexts = Record<keyof typeof en, string>

const all: Record<Exclude<ShownLanguage, 'en-XA'>, StartTexts> = { en, es, fr, de }

/** The texts of a failed start in all languages: it may be the catalogues that could not be loaded. */
export const startTexts = (): StartTexts => {
  const language = shownLanguage()
  return all[language === 'en-XA' ? 'en' : language]
}
