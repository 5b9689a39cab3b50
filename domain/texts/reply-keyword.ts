import type { Language } from '@auctionwiz/contracts/identity'

/** What a reply to a text message asks for: help in the language of its word. */
export type ReplyKeyword = { kind: 'stop' | 'start' } | { kind: 'help'; language: Language }

/**
 * Each asks for a stop when it is the whole reply: the words of 47 CFR 64.1200 (a) (10) and of the carriers of the USA and Canada, the German spelling,
 * and what people in Spain answer. https://docs.aws.amazon.com/sms-voice/latest/userguide/keywords-required.html lists those of carriers.
 */
const stopWords = new Set([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'REMOVE', 'OPTOUT'],
  ...['ARRET', 'STOPP', 'BAJA'],
])

/** Nobody reads replies, so these ask for a stop within a sentence too, as in "Please stop texting me": a wrong stop does less harm than a missed one. */
const plainWords = new Set(['STOP', 'STOPALL', 'STOPP', 'UNSUBSCRIBE', 'ARRET'])

/** Carriers accept START and UNSTOP, messaging services YES as well. None of them is a consent. */
const startWords = new Set(['START', 'UNSTOP', 'YES'])

const helpWords = new Map<string, Language>([
  ['HELP', 'en'],
  ['INFO', 'en'],
  ['AIDE', 'fr'],
  ['AYUDA', 'es'],
  ['HILFE', 'de'],
])

/** The keyword of a reply, whatever its case, accents and punctuation; undefined for other replies. */
export const replyKeyword = (message: string): ReplyKeyword | undefined => {
  const letters = message.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? []
  const whole = words.join('')
  if (stopWords.has(whole) || words.some((word) => plainWords.has(word))) return { kind: 'stop' }
  if (startWords.has(whole)) return { kind: 'start' }
  const language = helpWords.get(whole)
  return language && { kind: 'help', language }
}
