import { type Phrases, translatedPhrase } from '@auctionwiz/contracts/phrases'

/** Reads phrases of the contracts in a language. Loaded with its table: English needs neither. */
export const phraseReader = (phrases: Phrases, locale: string) => ({
  reader: { read: (english: string) => translatedPhrase(phrases, english, locale) ?? english },
})
