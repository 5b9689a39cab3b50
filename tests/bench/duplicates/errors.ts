import type { Person } from '@auctionwiz/domain/duplicates/person'
import type { Vocabulary } from './vocabulary.ts'

export type Random = () => number

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('Nothing to pick from.')
  return found
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const figures = '0123456789'

/** One slip of the finger: a character put in, left out, replaced, or two transposed. */
export const misspell = (random: Random, text: string): string => {
  if (text.length < 2) return text
  const place = Math.floor(random() * text.length)
  const other = pick(random, [...(/\d/.test(text[place] ?? '') ? figures : letters)])
  const kind = random()
  if (kind < 0.25) return text.slice(0, place) + other + text.slice(place)
  if (kind < 0.5) return text.slice(0, place) + text.slice(place + 1)
  if (kind < 0.75 || place === 0) return text.slice(0, place) + other + text.slice(place + 1)
  return text.slice(0, place - 1) + (text[place] ?? '') + (text[place - 1] ?? '') + text.slice(place + 1)
}

const fields = ['givenName', 'surname', 'email', 'phone', 'streetNumber', 'street', 'secondLine', 'suburb', 'postcode'] as const

type Change = (person: Person, random: Random, vocabulary: Vocabulary) => void

const changes: readonly (readonly [number, Change])[] = [
  [
    50,
    (person, random) => {
      const field = pick(random, fields)
      const value = person[field]
      if (value) person[field] = misspell(random, value)
    },
  ],
  [
    15,
    (person, random) => {
      delete person[pick(random, fields)]
    },
  ],
  [
    4,
    (person) => {
      const { givenName } = person
      person.givenName = person.surname
      person.surname = givenName
    },
  ],
  [
    4,
    (person) => {
      const { street } = person
      person.street = person.secondLine
      person.secondLine = street
    },
  ],
  [
    5,
    (person) => {
      person.givenName = person.givenName?.slice(0, 1)
    },
  ],
  [
    6,
    (person, random) => {
      person.phone = randomPhone(random)
    },
  ],
  [
    6,
    (person, random) => {
      person.email = `${pick(random, [...letters])}${Math.floor(random() * 1e6)}@mail.example`
    },
  ],
  [
    4,
    (person, random, { surnames }) => {
      person.surname = pick(random, surnames)
    },
  ],
  [
    6,
    (person, random, vocabulary) => {
      Object.assign(person, randomAddress(random, vocabulary))
    },
  ],
]

export const randomPhone = (random: Random): string => `04${String(Math.floor(random() * 1e8)).padStart(8, '0')}`

export const randomAddress = (
  random: Random,
  { numbers, streets, lines, places }: Vocabulary,
): Pick<Person, 'streetNumber' | 'street' | 'secondLine' | 'suburb' | 'postcode' | 'state'> => ({
  streetNumber: pick(random, numbers),
  street: pick(random, streets),
  secondLine: random() < 0.5 ? pick(random, lines) : '',
  ...pick(random, places),
})

const total = changes.reduce((sum, [share]) => sum + share, 0)

/** Another record of the person with this many errors. */
export const corrupt = (person: Person, errors: number, random: Random, vocabulary: Vocabulary): Person => {
  const copy = { ...person }
  for (let error = 0; error < errors; error += 1) {
    let chance = random() * total
    const found = changes.find(([share]) => {
      chance -= share
      return chance < 0
    })
    found?.[1](copy, random, vocabulary)
  }
  return copy
}
