import { fold } from './bidders/fold.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * How many guesses a password withstands, after the idea of zxcvbn: it is cut into the pieces that a guesser would try (common words,
 * repeats, sequences, years) and anything else, and the cheapest way to cut it counts. An estimate for the person choosing; whether a
 * password is accepted is the rule of `passwordProblem`.
 */
export interface PasswordStrength {
  /** 0 to 4: below 10³, 10⁶, 10⁸, 10¹⁰ guesses, or more. */
  score: 0 | 1 | 2 | 3 | 4
  /** Power of ten of the guesses. */
  guesses: number
  suggestions: string[]
}

interface Piece {
  end: number
  /** Power of ten of the guesses for this piece alone. */
  guesses: number
  advice: string
}

type IsKnown = (password: string) => boolean
/** How early a guesser tries a word; undefined for what is none. */
type RankOf = (word: string) => number | undefined

const wordRank: ReadonlyMap<string, number> = new Map([...commonPasswords].map((word, index) => [word, index + 1]))
const longestWord = 20
/** Where a guesser comes to one of the most used passwords, about. */
const knownRank = 5000
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'abcdefghijklmnopqrstuvwxyz']

const advice = {
  word: 'Avoid common words and names on their own; several unrelated words are stronger.',
  repeat: 'Avoid repeated characters.',
  sequence: 'Avoid sequences such as abcd, 1234 or qwerty.',
  year: 'Avoid years and dates.',
  short: 'Make it longer: a few more words or characters.',
} as const

/** Beyond this many characters nothing gets weaker; keeps the work small. */
const considered = 100

/**
 * @param words what belongs to the person and is guessed first
 * @param isKnown whether a text, in lower case, is among the most used passwords
 */
export const passwordStrength = (password: string, words: readonly string[] = [], isKnown: IsKnown = () => false): PasswordStrength => {
  const text = Array.from(password).slice(0, considered)
  const folded = text.map((character) => fold(character) || character)
  const own = new Map(words.map((word): [string, number] => [fold(word), 1]))
  const rankOf = (word: string) => own.get(word) ?? wordRank.get(word) ?? (word.length >= 8 && isKnown(word) ? knownRank : undefined)
  const { guesses, used } = cheapest(text, folded, rankOf)
  const score = ([3, 6, 8, 10] as const).filter((limit) => guesses >= limit).length as PasswordStrength['score']
  const suggestions = score >= 3 ? [] : [...new Set([...used, ...(text.length < 12 ? [advice.short] : [])])]
  return { score, guesses: Math.round(guesses * 10) / 10, suggestions }
}

/** The cheapest way to put the password together from its pieces; each further piece costs the guesser their order too. */
const cheapest = (text: readonly string[], folded: readonly string[], rankOf: RankOf) => {
  const best: { guesses: number; pieces: number; used: string[] }[] = [{ guesses: 0, pieces: 0, used: [] }]
  for (let start = 0; start < text.length; start += 1) {
    const from = best[start]
    if (!from) continue
    const pieces = [...piecesAt(text, folded, start, rankOf), { end: start + 1, guesses: 1, advice: '' }]
    for (const piece of pieces) {
      const guesses = from.guesses + piece.guesses + (piece.advice === '' ? 0 : Math.log10(from.pieces + 1))
      const known = best[piece.end]
      if (known && known.guesses <= guesses) continue
      best[piece.end] = { guesses, pieces: from.pieces + 1, used: piece.advice === '' ? from.used : [...from.used, piece.advice] }
    }
  }
  return best[text.length] ?? { guesses: 0, used: [] }
}

const piecesAt = (text: readonly string[], folded: readonly string[], start: number, rankOf: RankOf): Piece[] => [
  ...wordsAt(text, folded, start, rankOf),
  ...repeatAt(folded, start),
  ...sequenceAt(folded, start),
  ...yearAt(folded, start),
]

const signs: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

const wordsAt = (text: readonly string[], folded: readonly string[], start: number, rankOf: RankOf): Piece[] => {
  const found: Piece[] = []
  for (let end = start + 3; end <= Math.min(folded.length, start + longestWord); end += 1) {
    const piece = folded.slice(start, end)
    const plain = piece.map((sign) => signs[sign] ?? sign)
    const [straight, disguised] = [piece.join(''), plain.join('')]
    const rank = rankOf(straight) ?? rankOf(disguised)
    if (rank === undefined) continue
    const capitals = text.slice(start, end).some((character, index) => character !== folded[start + index])
    const variants = (capitals ? 2 : 1) * (straight === disguised ? 1 : 4)
    found.push({ end, guesses: Math.log10(rank * variants + 1), advice: advice.word })
  }
  return found
}

const repeatAt = (folded: readonly string[], start: number): Piece[] => {
  let end = start
  while (end < folded.length && folded[end] === folded[start]) end += 1
  return end - start >= 3 ? [{ end, guesses: Math.log10(12 * (end - start)), advice: advice.repeat }] : []
}

const sequenceAt = (folded: readonly string[], start: number): Piece[] => {
  const rest = folded.slice(start).join('')
  const found: Piece[] = []
  for (const row of keyboard)
    for (const line of [row, Array.from(row).reverse().join('')]) {
      const at = line.indexOf(rest.charAt(0))
      let length = 0
      while (at >= 0 && at + length < line.length && rest.charAt(length) === line.charAt(at + length)) length += 1
      if (length >= 3) found.push({ end: start + length, guesses: Math.log10(10 * length), advice: advice.sequence })
    }
  return found
}

const yearAt = (folded: readonly string[], start: number): Piece[] =>
  /^(?:19|20)\d\d$/.test(folded.slice(start, start + 4).join('')) ? [{ end: start + 4, guesses: 2, advice: advice.year }] : []
