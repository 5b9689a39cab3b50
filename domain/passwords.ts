import { commonPasswords } from './common-passwords.ts'
import { normalizeForSearch } from './normalize-for-search.ts'

/** After NIST SP 800-63B-4: length and a blocklist, nothing about kinds of characters. Lengths count code points. */
export const passwordMinimum = 8
export const passwordMaximum = 128

export interface PasswordContext {
  /** 8, or more if an account requires it. */
  minimum?: number
  /** Personal data that attackers guess first: names, email address, account and house names. */
  words?: readonly string[]
  /** Whether a password, in lower case, is among the most common ones, which only services know. */
  isKnown?: (password: string) => boolean
}

const productWords = ['auctionwiz']

/**
 * Why a password is rejected, as a user-facing text; undefined for a valid one. The password is checked as it will be
 * hashed, without truncation or case folding.
 */
export const passwordProblem = (
  password: string,
  { minimum = passwordMinimum, words = [], isKnown = () => false }: PasswordContext = {},
): string | undefined => {
  const length = Array.from(password).length
  if (length < minimum) return `Use at least ${minimum} characters.`
  if (length > passwordMaximum) return `Use at most ${passwordMaximum} characters.`
  const folded = normalizeForSearch(password)
  if (isRepetitive(folded)) return 'Avoid repeated characters and sequences.'
  if (isCommon(folded, isKnown)) return 'This password is too easy to guess. Choose another.'
  return isContext(folded, words) ? 'Do not base the password on your name, your email or the name of the product or company.' : undefined
}

const lookalikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

const plain = (text: string): string => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)

/** A password without up to six leading or trailing digits and symbols. */
const cores = (folded: string): string[] => {
  const inner = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const ended = folded.replace(/[\d\s!-/:-@[-`{-~]+$/, '')
  return [folded, inner, ended].filter((core) => folded.length - core.length <= 6).flatMap((core) => [core, plain(core)])
}

const isCommon = (folded: string, isKnown: (password: string) => boolean): boolean =>
  cores(folded).some((core) => isKnown(core) || commonPasswords.has(core) || commonPasswords.has(halfOf(core)))

/** "dragondragon" is no better than "dragon". */
const halfOf = (text: string): string => {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

/** Fewer than four different characters, or each the neighbour of the one before (12345678, hgfedcba). */
const isRepetitive = (folded: string): boolean => {
  const codes = Array.from(folded, (character) => character.codePointAt(0) ?? 0)
  if (new Set(codes).size < 4) return true
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const counting = steps.filter((step, index) => Math.abs(step) <= 1 && (index === 0 || step === steps[index - 1])).length
  return counting >= steps.length - 1
}

/** The fewest characters of a password besides the names and address of the person. */
const ownCharacters = 6

/** Guesses from a person's names and address: the parts, their combinations, and the whole. */
export const contextWords = (words: readonly string[]): string[] => {
  const parts = [...new Set(words.flatMap((word) => normalizeForSearch(word).split(/[^\p{L}\p{N}]+/u)))].filter((part) => part.length >= 2)
  const joined = parts.flatMap((first) => parts.filter((second) => second !== first).map((second) => first + second))
  return [...words.map((word) => normalizeForSearch(word).replace(/\s+/g, '')), ...parts, ...joined].filter((word) => word.length >= 4)
}

/** Whether a password consists almost only of words of the person and the product. */
const isContext = (folded: string, words: readonly string[]): boolean => {
  const known = [...productWords, ...contextWords(words)].sort((a, b) => b.length - a.length)
  const bare = folded.replace(/[\s.@_-]/g, '')
  return [bare, plain(bare), folded].some((text) => {
    const rest = known.reduce((left, word) => left.replaceAll(word, ''), text)
    return rest.length < text.length && rest.length < ownCharacters
  })
}
