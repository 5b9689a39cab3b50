import type { Person } from '@auctionwiz/domain/duplicates/person'
import { misspell, pick, type Random } from '../errors.ts'
import { type Culture, type Name, pickName } from './culture.ts'
import { addressIn, type Citizen, emailFor, type Taken } from './families.ts'

/** Shares of records that lack a field. */
const lacking = { dateOfBirth: 0.45, phone: 0.12, email: 0.03, address: 0.06 } as const

const spelt = (random: Random, { latin }: Name, { spellings = [] }: Culture): string => {
  const known = spellings.find((list) => list.includes(latin))
  return known && random() < 0.4 ? pick(random, known) : latin
}

/** A record of a citizen as a house has it. Each call chooses script and spelling at random. */
export const recordOf = (random: Random, culture: Culture, citizen: Citizen): Person => {
  const { given, surname, born, email, phone, address } = citizen
  const isNative = random() < culture.nativeWriting
  return {
    givenName: isNative ? given.native : spelt(random, given, culture),
    surname: isNative ? surname.native : spelt(random, surname, culture),
    ...(random() >= lacking.email && { email }),
    ...(random() >= lacking.phone && { phone }),
    ...(random() >= lacking.dateOfBirth && { dateOfBirth: born }),
    ...(random() >= lacking.address && address),
  }
}

const fields = ['givenName', 'surname', 'email', 'phone', 'street', 'postcode'] as const

type Change = (person: Person, random: Random, culture: Culture, citizen: Citizen, taken: Taken) => void

const slip: Change = (person, random) => {
  const field = pick(random, fields)
  const value = person[field]
  if (value) person[field] = misspell(random, value)
}

const leaveOut: Change = (person, random) => {
  delete person[pick(random, ['email', 'phone', 'street', 'postcode', 'dateOfBirth'] as const)]
}

const exchangeNames: Change = (person) => {
  const { givenName, surname } = person
  Object.assign(person, { givenName: surname, surname: givenName })
}

/** Shortens a name of several words to the first word, or a name to its initial. */
const shorten: Change = (person, random) => {
  const field = random() < 0.5 ? 'givenName' : 'surname'
  const first = person[field]?.split(' ')[0]
  if (first !== person[field]) person[field] = first
  else if (person.givenName?.match(/^[a-z]/i)) person.givenName = person.givenName.slice(0, 1)
}

const changePhone: Change = (person, random, culture) => {
  person.phone = culture.phone(random)
}

const changeEmail: Change = (person, random, culture, citizen, taken) => {
  person.email = emailFor(random, culture, citizen, taken)
}

const move: Change = (person, random, culture) => {
  Object.assign(person, addressIn(random, culture))
}

const marry: Change = (person, random, culture, { isWoman }) => {
  if (isWoman && random() < culture.takesName) person.surname = pickName(random, culture.surnames).latin
}

/** Without the accents, as on a foreign keyboard. */
const dropAccents: Change = (person) => {
  for (const field of ['givenName', 'surname', 'street'] as const) {
    const value = person[field]
    if (value) person[field] = value.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').replace(/ß/g, 'ss')
  }
}

const slipDate: Change = (person, random) => {
  const [year = '', month = '', day = ''] = person.dateOfBirth?.split('-') ?? []
  if (year === '') return
  person.dateOfBirth =
    random() < 0.5 ? `${year}-${month}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}` : `${Number(year) + 10}-${month}-${day}`
}

const changes: readonly (readonly [number, Change])[] = [
  [32, slip],
  [20, leaveOut],
  [5, exchangeNames],
  [6, shorten],
  [9, changePhone],
  [10, changeEmail],
  [7, move],
  [4, marry],
  [5, dropAccents],
  [2, slipDate],
]
const allChanges = changes.reduce((sum, [share]) => sum + share, 0)

/** Another record of the same person, with up to three changes. */
export const anotherRecord = (random: Random, culture: Culture, citizen: Citizen, taken: Taken): Person => {
  const person = recordOf(random, culture, citizen)
  for (let count = Math.floor(random() * 4); count > 0; count -= 1) {
    let chance = random() * allChanges
    const found = changes.find(([share]) => {
      chance -= share
      return chance < 0
    })
    found?.[1](person, random, culture, citizen, taken)
  }
  return person
}
