import type { AssessmentInsight } from '@auctionwiz/contracts/bidder-assessments'
import type { Language } from '@auctionwiz/contracts/identity'
import type { InsightForm } from '@auctionwiz/contracts/insight-phrasing'

/** The facts of each form, as placeholders, and what it says. A model writes around them; it never gets a value. */
const forms: Record<InsightForm, { placeholders: readonly string[]; says: string }> = {
  category: { placeholders: ['category'], says: 'the bidder prefers the category [category], which the sale offers' },
  averageLot: { placeholders: ['lots', 'amount'], says: 'the bidder has won [lots] lots, for [amount] on average' },
  averageLotOne: { placeholders: ['amount'], says: 'the bidder has won one lot, for [amount]' },
  auctionsSince: { placeholders: ['auctions', 'since'], says: 'the bidder has taken part in [auctions] auctions since the month [since]' },
  auctionsSinceOne: { placeholders: ['since'], says: 'the bidder has taken part in one auction since the month [since]' },
  lapsed: { placeholders: ['last'], says: 'the bidder last took part more than a year before the sale, in the month [last]' },
  neverWon: { placeholders: ['tries'], says: 'the bidder has won no lot in [tries] auctions' },
  neverWonOne: { placeholders: [], says: 'the bidder has won no lot in one auction' },
}

const counted = ['averageLot', 'auctionsSince', 'neverWon'] as const

export const formOf = ({ kind, count }: AssessmentInsight): InsightForm => {
  const one = counted.find((form) => form === kind)
  return one && count === 1 ? `${one}One` : kind
}

const languageNames: Record<Language, string> = { en: 'English', de: 'German', es: 'Spanish', fr: 'French' }

/** What the model is asked for. */
export const phrasingPrompt = (asked: readonly InsightForm[], language: Language): string =>
  [
    `Write one or two short, plain sentences in ${languageNames[language]} for the staff of an auction house. Say exactly these facts, in this order:`,
    ...asked.map((form) => `- ${forms[form].says}`),
    'Keep each placeholder in square brackets exactly as it is and use each once. Write no other number, name, date, judgement or advice.',
  ].join('\n')

const longest = 400
/** Words for numbers that "one" in a fact does not cover. */
const numberWords =
  /\b(two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|million|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dutzend|hundert|tausend|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|docena|cien|mil|deux|trois|quatre|cinq|sept|huit|neuf|dix|douzaine|cent|mille)\b/i
/** German writes every noun with a capital. */
const nameInside: Record<Language, RegExp | undefined> = {
  en: /[^\s.!?]["(]?\s+\p{Lu}/u,
  es: /[^\s.!?]["(]?\s+\p{Lu}/u,
  fr: /[^\s.!?]["(]?\s+\p{Lu}/u,
  de: undefined,
}

/** The model's text where it says the facts and no more: each placeholder once, and no number or name of its own. Undefined otherwise. */
export const checkedPhrasing = (text: string, asked: readonly InsightForm[], language: Language): string | undefined => {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  const wanted = asked.flatMap((form) => forms[form].placeholders)
  const used = [...plain.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)
  const words = plain.replaceAll(/\[[^\]]*\]/g, 'x')
  const fits =
    plain !== '' &&
    plain.length <= longest &&
    used.length === wanted.length &&
    wanted.every((name) => used.includes(name)) &&
    !/[\d[\]<>{}]|https?:|www\./i.test(words) &&
    !numberWords.test(words) &&
    !nameInside[language]?.test(words)
  return fits ? plain : undefined
}

/** The text with the facts in place of their placeholders; undefined where one is missing. */
export const filledPhrasing = (text: string, values: Readonly<Record<string, string>>): string | undefined => {
  const names = [...text.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)
  return names.every((name) => Object.hasOwn(values, name))
    ? text.replaceAll(/\[([^\]]*)\]/g, (_, name: string) => values[name] ?? '')
    : undefined
}
