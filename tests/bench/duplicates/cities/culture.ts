import type { Random } from '../errors.ts'

/** A name in Latin letters, and in the writing of its language where that is another one. */
export interface Name {
  latin: string
  native: string
}

/** How people of one language are called, write and live. */
export interface Culture {
  title: string
  women: readonly Name[]
  men: readonly Name[]
  surnames: readonly Name[]
  /** Parts of given names that are put together from two; then `women` and `men` give the first part. */
  second?: readonly Name[]
  streets: readonly string[]
  /** The number of a house behind the street, as in "Hauptstraße 12". */
  numberBehind: boolean
  city: string
  postcode: (random: Random) => string
  phone: (random: Random) => string
  domains: readonly string[]
  /** Shares of people: a wife takes her husband's name; a son is called as his father; a record is in native writing. */
  takesName: number
  namesakes: number
  nativeWriting: number
  /** Spellings of one name in Latin letters. */
  spellings?: readonly (readonly string[])[]
  /** Whether people have the first surnames of both parents. */
  twoSurnames?: boolean
}

/** Names given as "latin" or "latin=native", commonest first. */
export const namesOf = (list: string): Name[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [latin = '', native = latin] = entry.replaceAll('_', ' ').split('=')
      return { latin, native }
    })

/** One of a list whose frequencies fall as those of names do (Zipf's law, flattened at the top). */
export const pickName = <T>(random: Random, list: readonly T[]): T => {
  const flat = 6
  const place = Math.floor(flat * (((list.length + flat) / flat) ** random() - 1))
  return list[Math.min(place, list.length - 1)] as T
}

export const digits = (random: Random, count: number): string => String(Math.floor(random() * 10 ** count)).padStart(count, '0')
