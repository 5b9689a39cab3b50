import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonPasswords } from './common-passwords.ts'
import { contextWords, type PasswordRate } from './passwords.ts'

/**
 * How many guesses a password withstands, by zxcvbn. An estimate for the person choosing; whether a password is accepted is the rule of
 * `passwordProblem`, which asks for the rating only of what a password has besides the names of its person.
 */
export interface PasswordStrength {
  /** 0 to 4: below 10³, 10⁶, 10⁸, 10¹⁰ guesses, or more. */
  score: 0 | 1 | 2 | 3 | 4
  /** Power of ten of the guesses. */
  guesses: number
  suggestions: string[]
}

const advice = {
  word: 'Avoid common words and names on their own; several unrelated words are stronger.',
  repeat: 'Avoid repeated characters.',
  sequence: 'Avoid sequences such as abcd, 1234 or qwerty.',
  year: 'Avoid years and dates.',
  short: 'Make it longer: a few more words or characters.',
} as const

const adviceFor: Readonly<Record<string, string>> = {
  dictionary: advice.word,
  wordSequence: advice.word,
  repeat: advice.repeat,
  sequence: advice.sequence,
  spatial: advice.sequence,
  regex: advice.year,
  date: advice.year,
}

/** How many characters the estimate reads. The cost grows with the square of the length, and a password of this length withstands any attack. */
const considered = 40

let estimator: Promise<ZxcvbnFactory> | undefined
let ready: ZxcvbnFactory | undefined

/** The dictionary of common passwords has 220 KiB, so the first rating loads it. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const own = { house: [...commonPasswords] }
  ready = new ZxcvbnFactory({ dictionary: { ...dictionary, ...own }, graphs: adjacencyGraphs, maxLength: considered })
  return ready
}

const loaded = (): Promise<ZxcvbnFactory> => {
  estimator ??= load().catch((error: unknown) => {
    estimator = undefined
    throw error
  })
  return estimator
}

const rateBy =
  (zxcvbn: ZxcvbnFactory): PasswordRate =>
  (text, words) =>
    zxcvbn.check(text, contextWords(words)).score

/** The rating for `passwordProblem`, once its dictionary is loaded. */
export const passwordRating = async (): Promise<PasswordRate> => rateBy(await loaded())

/** The same where nothing can wait: undefined as long as no rating has loaded the dictionary. */
export const loadedRating = (): PasswordRate | undefined => ready && rateBy(ready)

/** @param words the user's personal data, which attackers guess first: names and parts of the email address */
export const passwordStrength = async (password: string, words: readonly string[] = []): Promise<PasswordStrength> => {
  if (password === '') return { score: 0, guesses: 0, suggestions: [advice.short] }
  const { score, guessesLog10, sequence } = (await loaded()).check(password, contextWords(words))
  return { score, guesses: Math.round(guessesLog10 * 10) / 10, suggestions: score >= 3 ? [] : suggestionsFor(password, sequence) }
}

const suggestionsFor = (password: string, sequence: readonly MatchExtended[]): string[] => {
  const found = sequence.flatMap(({ pattern }) => adviceFor[pattern] ?? [])
  return [...new Set([...found, ...(Array.from(password).length < 12 ? [advice.short] : [])])]
}
