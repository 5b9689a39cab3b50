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
  /** Judges what a password has besides the words, by `passwordRating`; without it only repetitions and the most common passwords are refused there. */
  rate?: PasswordRate | undefined
}

/** How hard a text is to guess for somebody who knows the words, from 0 to 4, see `PasswordStrength`. */
export type PasswordRate = (text: string, words: readonly string[]) => number

const productWords = ['auctionwiz']

/**
 * Why a password is rejected, as a user-facing text; undefined for a valid one. The password is checked as it will be
 * hashed, without truncation or case folding.
 */
export const passwordProblem = (
  password: string,
  { minimum = passwordMinimum, words = [], isKnown = () => false, rate }: PasswordContext = {},
): string | undefined => {
  const length = Array.from(password).length
  if (length < minimum) return `Use at least ${minimum} characters.`
  if (length > passwordMaximum) return `Use at most ${passwordMaximum} characters.`
  const folded = normalizeForSearch(password)
  if (isRepetitive(folded)) return 'Avoid repeated characters and sequences.'
  if (isCommon(folded, isKnown)) return 'This password is too easy to guess. Choose another.'
  return isContext(folded, { words, isKnown, rate })
    ? 'Do not base the password on your name, your email or the name of the product or company.'
    : undefined
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

/** The lowest rating of these characters: more than a million guesses. */
const ownRating = 2

/** Guesses from a person's names and address: the parts, their combinations, and the whole. */
export const contextWords = (words: readonly string[]): string[] => {
  const parts = [...new Set(words.flatMap((word) => normalizeForSearch(word).split(/[^\p{L}\p{N}]+/u)))].filter((part) => part.length >= 2)
  const joined = parts.flatMap((first) => parts.filter((second) => second !== first).map((second) => first + second))
  return [...words.map((word) => normalizeForSearch(word).replace(/\s+/g, '')), ...parts, ...joined].filter((word) => word.length >= 4)
}

type Judges = Required<Pick<PasswordContext, 'words' | 'isKnown'>> & Pick<PasswordContext, 'rate'>

/** Whether a password consists of words of the person and the product, also backwards, and of little else that is hard to guess. */
const isContext = (folded: string, { words, isKnown, rate }: Judges): boolean => {
  const known = [...productWords, ...contextWords(words)].map((word) => word.replace(separators, '')).filter((word) => word !== '')
  const guessed = [...known, ...known.map((word) => Array.from(word).reverse().join(''))]
  return [folded, folded.replace(separators, ''), folded.replace(/[^\p{L}\p{N}]/gu, '')].some((text) => {
    const rest = without(text, guessed)
    if (rest.length === text.length) return false
    return (
      rest.length < ownCharacters || isRepetitive(rest) || isCommon(rest, isKnown) || (rate !== undefined && rate(rest, words) < ownRating)
    )
  })
}

const separators = /[\s.@_-]/g

/** What is left of a text without these words, which may be written with look-alikes. */
const without = (text: string, words: readonly string[]): string => {
  const covered = new Set<number>()
  for (const written of [text, plain(text)])
    for (const word of words)
      for (let at = written.indexOf(word); at >= 0; at = written.indexOf(word, at + 1))
        for (let index = at; index < at + word.length; index += 1) covered.add(index)
  return text
    .split('')
    .filter((_, index) => !covered.has(index))
    .join('')
}
