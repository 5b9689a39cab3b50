import type { Bidder } from '@auctionwiz/contracts/bidders'

type Note = Bidder['notes'][number]

/** The kinds of notes, the most important first. */
const order: readonly Note['category'][] = ['Warning', 'Payment', 'Behavior', 'Preference', 'General']

/** How many notes the synopsis quotes, and how many characters of the first sentence of each. */
const quoted = 3
const longestQuote = 120

/**
 * A synopsis of the notes on a bidder: how many there are of each kind, and the first sentences of the newest notes of the most important
 * kinds. Undefined without notes. Pass only the notes that the caller may see.
 */
export const notesSynopsis = (notes: readonly Note[]): string | undefined => {
  if (notes.length === 0) return undefined
  const newestFirst = notes.toSorted((left, right) => (left.date < right.date ? 1 : -1))
  const kinds = order.filter((category) => notes.some((note) => note.category === category))
  const counts = kinds.map((category) => `${notes.filter((note) => note.category === category).length} ${category}`)
  const chosen = kinds.flatMap((category) => newestFirst.filter((note) => note.category === category)).slice(0, quoted)
  const quotes = chosen.map(({ category, note, date }) => `${category}, ${date.slice(0, 10)}: ${firstSentence(note)}`)
  return [`${notes.length === 1 ? '1 note' : `${notes.length} notes`} (${counts.join(', ')}).`, ...quotes].join(' ')
}

const firstSentence = (note: string): string => {
  const text = note.replace(/\s+/g, ' ').trim()
  const sentence = /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
  const end = /[.!?]$/.test(sentence) ? '' : '.'
  return sentence.length <= longestQuote ? `${sentence}${end}` : `${sentence.slice(0, longestQuote).trimEnd().toWellFormed()}…`
}
