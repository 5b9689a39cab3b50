import { fieldProblem } from '@auctionwiz/contracts/field-problem'
import type * as z from 'zod/mini'
import { catalogue } from './catalogue.ts'
import type { phraseReader } from './phrase-reader.ts'

const loadReader = async () => (await import('./phrase-reader.ts')).phraseReader

const { reader } = catalogue<ReturnType<typeof phraseReader>>({
  en: async () => ({ reader: { read: (english) => english } }),
  es: async () => (await loadReader())((await import('@auctionwiz/contracts/phrases/es')).es, 'es'),
  fr: async () => (await loadReader())((await import('@auctionwiz/contracts/phrases/fr')).fr, 'fr'),
  de: async () => (await loadReader())((await import('@auctionwiz/contracts/phrases/de')).de, 'de'),
})

/** A phrase of the contracts or of domain rules in the language shown. */
export const phraseShown = (english: string): string => reader.read(english)

/** What is wrong with a field that a schema of the contracts refuses, in the language shown. */
export const problemShown = (issue: z.core.$ZodIssue): string => phraseShown(fieldProblem(issue))
