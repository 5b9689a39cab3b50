import type { Person } from './person.ts'
import { randomFrom } from './random.ts'

const givenNames =
  'joshua emily kyle sarah mitchell isabella lachlan georgia thomas chloe benjamin olivia nicholas hannah jack ella samuel lily riley grace harrison amber finn imogen hugo tahlia dylan piper oscar matilda'.split(
    ' ',
  )
const starts =
  'abb ball berr camp car clark crea dix dor dreyer fitz gann gard hath harr hiro kuhl lind lomb mcve mas nguy okaf orch osterf ped pur rees redm reid sond stub tre tur wall webb zog'.split(
    ' ',
  )
const ends = 'er ett ford hill ing ington kov ley man mond nes quist ridge son stein ton wood worth y zzi'.split(' ')
const surnames = starts.flatMap((start) => ends.map((end) => start + end))
const streets = starts.flatMap((start, index) =>
  ends.slice(0, 12).map((end, place) => `${start}${end} ${['street', 'place', 'crescent', 'circuit', 'road'][(index + place) % 5]}`),
)
const lines = 'willaroo|killarney|kooltuo|coaling|mirani|eureka|delmar|rosetta village|rowethorpe|brentwood village|||||'.split('|')
const places = starts.flatMap((start, index) =>
  ends.slice(12, 17).map((end, place) => ({
    suburb: `${start}${end} ${['north', 'heights', 'park', ''][(index + place) % 4]}`.trim(),
    postcode: String(2000 + (((index * 5 + place) * 37) % 6000)),
    state: ['nsw', 'vic', 'qld', 'wa', 'sa'][index % 5] ?? 'tas',
  })),
)
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

type Random = () => number
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const misspell = (random: Random, text: string): string => {
  const place = Math.floor(random() * text.length)
  const kind = random()
  if (kind < 0.3) return text.slice(0, place) + pick(random, [...letters]) + text.slice(place)
  if (kind < 0.6) return text.slice(0, place) + text.slice(place + 1)
  if (kind < 0.8) return text.slice(0, place) + pick(random, [...letters]) + text.slice(place + 1)
  return text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2)
}

const digits = (random: Random, count: number): string => String(Math.floor(random() * 10 ** count)).padStart(count, '0')

const original = (random: Random): Person => {
  const givenName = pick(random, givenNames)
  const surname = pick(random, surnames)
  return {
    givenName,
    surname,
    streetNumber: String(1 + Math.floor(random() * random() * 200)),
    street: pick(random, streets),
    secondLine: pick(random, lines),
    ...pick(random, places),
    dateOfBirth: `19${digits(random, 2)}0${1 + Math.floor(random() * 9)}${10 + Math.floor(random() * 18)}`,
    email: `${givenName}.${surname}${random() < 0.5 ? '' : digits(random, 2)}@${pick(random, ['gmail.com', 'hotmail.com', 'bigpond.com'])}`,
    phone: `04${digits(random, 8)}`,
  }
}

const fields = [
  'givenName',
  'surname',
  'streetNumber',
  'street',
  'secondLine',
  'suburb',
  'postcode',
  'dateOfBirth',
  'email',
  'phone',
] as const

const corrupt = (random: Random, person: Person): Person => {
  const copy = { ...person }
  for (let errors = 1 + Math.floor(random() * 4); errors > 0; errors -= 1) {
    const field = pick(random, fields)
    const value = copy[field]
    const kind = random()
    if (kind < 0.1) Object.assign(copy, { givenName: copy.surname, surname: copy.givenName })
    else if (kind < 0.25) delete copy[field]
    else if (value) copy[field] = misspell(random, value)
  }
  return copy
}

export interface TestPeople {
  people: Person[]
  /** Who each record is. */
  entities: number[]
}

/** Made-up people as FEBRL makes them: a third of them with one to three more records that hold up to four errors each. */
export const testPeople = (originals: number, seed: number, without: readonly (keyof Person)[] = []): TestPeople => {
  const random = randomFrom(seed)
  const people: Person[] = []
  const entities: number[] = []
  for (let entity = 0; entity < originals; entity += 1) {
    const person = original(random)
    const records = random() < 1 / 3 ? 2 + Math.floor(random() * 3) : 1
    for (let record = 0; record < records; record += 1) {
      const own = record === 0 ? { ...person } : corrupt(random, person)
      for (const field of without) delete own[field]
      people.push(own)
      entities.push(entity)
    }
  }
  return { people, entities }
}
