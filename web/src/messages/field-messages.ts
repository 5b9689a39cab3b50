import { fieldProblem } from '@auctionwiz/contracts/field-problem'
import type * as z from 'zod/mini'
import { catalogue } from './catalogue.ts'
import type { phraseReader } from './phrase-tables.ts'

type Language = Parameters<typeof phraseReader>[0]
const readerIn = (language: Language) => async () => (await import('./phrase-tables.ts')).phraseReader(language)

const { reader } = catalogue<Awaited<ReturnType<typeof phraseReader>>>({
  en: async () => ({ reader: { read: (english) => english } }),
  es: readerIn('es'),
  fr: readerIn('fr'),
  de: readerIn('de'),
})

/** A phrase of the contracts or of domain rules in the language shown. */
export const phraseShown = (english: string): string => reader.read(english)

/** What is wrong with a field that a schema of the contracts refuses, in the language shown. */
export const problemShown = (issue: z.core.$ZodIssue): string => phraseShown(fieldProblem(issue))
