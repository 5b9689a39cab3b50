import { fieldProblem } from '@auctionwiz/contracts/field-problem'
import { type Phrases, translatedPhrase } from '@auctionwiz/contracts/phrases'
import type * as z from 'zod/mini'
import { catalogue } from './catalogue.ts'

const reader = (phrases: Phrases, locale: string) => ({
  reader: { read: (english: string) => translatedPhrase(phrases, english, locale) ?? english },
})

const { reader: shown } = catalogue<ReturnType<typeof reader>>({
  en: async () => reader({}, 'en'),
  es: async () => reader((await import('@auctionwiz/contracts/phrases/es')).es, 'es'),
  fr: async () => reader((await import('@auctionwiz/contracts/phrases/fr')).fr, 'fr'),
  de: async () => reader((await import('@auctionwiz/contracts/phrases/de')).de, 'de'),
})

/** A phrase of the contracts or of domain rules in the language shown. */
export const phraseShown = (english: string): string => shown.read(english)

/** What is wrong with a field that a schema of the contracts refuses, in the language shown. */
export const problemShown = (issue: z.core.$ZodIssue): string => phraseShown(fieldProblem(issue))
