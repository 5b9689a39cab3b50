import type { Language } from '@auctionwiz/contracts/identity'
import { type Phrases, translatedPhrase } from '@auctionwiz/contracts/phrases'

const tables: Record<Exclude<Language, 'en'>, () => Promise<Phrases>> = {
  es: async () => (await import('@auctionwiz/contracts/phrases/es')).es(),
  fr: async () => (await import('@auctionwiz/contracts/phrases/fr')).fr(),
  de: async () => (await import('@auctionwiz/contracts/phrases/de')).de(),
}

/** Reads phrases of the contracts in a language. English needs neither this module nor a table. */
export const phraseReader = async (language: keyof typeof tables) => {
  const phrases = await tables[language]()
  return { reader: { read: (english: string) => translatedPhrase(phrases, english, language) ?? english } }
}
