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

const slip: Change = (person, random) => {
  const field = pick(random, fields)
  const value = person[field]
  if (value) person[field] = misspell(random, value)
}

const leaveOut: Change = (person, random) => {
  delete person[pick(random, fields)]
}

const exchangeNames: Change = (person) => {
  const { givenName, surname } = person
  Object.assign(person, { givenName: surname, surname: givenName })
}

const exchangeLines: Change = (person) => {
  const { street, secondLine } = person
  Object.assign(person, { street: secondLine, secondLine: street })
}

const shortenName: Change = (person) => {
  person.givenName = person.givenName?.slice(0, 1)
}

const changePhone: Change = (person, random) => {
  person.phone = randomPhone(random)
}

const changeEmail: Change = (person, random) => {
  person.email = `${pick(random, [...letters])}${Math.floor(random() * 1e6)}@mail.example`
}

const marry: Change = (person, random, { surnames }) => {
  person.surname = pick(random, surnames)
}

const move: Change = (person, random, vocabulary) => {
  Object.assign(person, randomAddress(random, vocabulary))
}

/** Kinds of errors with their shares: slips of the pen alone, or also what happens in life. */
const kinds = {
  slips: [
    [70, slip],
    [20, leaveOut],
    [5, exchangeNames],
    [5, exchangeLines],
  ],
  life: [
    [50, slip],
    [15, leaveOut],
    [4, exchangeNames],
    [4, exchangeLines],
    [5, shortenName],
    [6, changePhone],
    [6, changeEmail],
    [4, marry],
    [6, move],
  ],
} as const satisfies Record<string, readonly (readonly [number, Change])[]>
export type ErrorKinds = keyof typeof kinds

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

/** Another record of the person with this many errors. */
export const corrupt = (person: Person, errors: number, random: Random, vocabulary: Vocabulary, kind: ErrorKinds): Person => {
  const copy = { ...person }
  for (let error = 0; error < errors; error += 1) {
    let chance = random() * 100
    const found = kinds[kind].find(([share]) => {
      chance -= share
      return chance < 0
    })
    found?.[1](copy, random, vocabulary)
  }
  return copy
}
