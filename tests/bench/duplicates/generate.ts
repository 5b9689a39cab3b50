import type { Person } from '@auctionwiz/domain/duplicates/person'
import { randomFrom } from '@auctionwiz/domain/duplicates/random'
import { corrupt, type ErrorKinds, pick, type Random, randomAddress, randomPhone } from './errors.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Generated people: `person(index)` is generated each time, so that a million of them take no memory. `entities[index]` is who it is. */
export interface MadePeople {
  entities: Int32Array
  person(index: number): Person
}

const domains = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'hotmail.com',
  'yahoo.com',
  'outlook.com',
  'bigpond.com',
  'icloud.com',
  'optusnet.com.au',
]

const emailOf = (random: Random, givenName: string, surname: string): string => {
  const given = givenName.replaceAll(' ', '')
  const family = surname.replaceAll(' ', '')
  const locals = [
    `${given}.${family}`,
    `${given}${family}`,
    `${given[0]}${family}`,
    `${given}.${family}${Math.floor(random() * 100)}`,
    `${family}${given}`,
  ]
  return `${pick(random, locals)}@${pick(random, domains)}`
}

const original = (random: Random, vocabulary: Vocabulary): Person => {
  const givenName = pick(random, vocabulary.givenNames)
  const surname = pick(random, vocabulary.surnames)
  return {
    givenName,
    surname,
    ...randomAddress(random, vocabulary),
    ...(random() < 0.92 && { email: emailOf(random, givenName, surname) }),
    ...(random() < 0.9 && { phone: randomPhone(random) }),
  }
}

const share = 0.15

/** `count` records of which 15 % are the second record of another, with one to three errors; email addresses are built from names. */
export const makePeople = (count: number, seed: number, vocabulary: Vocabulary, kinds: ErrorKinds): MadePeople => {
  const originals = count - Math.round(count * share)
  const entities = Int32Array.from({ length: count }, (_, index) => index)
  const random = randomFrom(seed)
  const taken = new Uint8Array(originals)
  for (let index = originals; index < count; index += 1) {
    let source = Math.floor(random() * originals)
    while (taken[source]) source = (source + 1) % originals
    taken[source] = 1
    entities[index] = source
  }
  return {
    entities,
    person(index) {
      const entity = entities[index] ?? 0
      const person = original(randomFrom(seed + 1 + entity), vocabulary)
      if (index < originals) return person
      const own = randomFrom(seed - 1 - index)
      return corrupt(person, 1 + Math.floor(own() * 3), own, vocabulary, kinds)
    },
  }
}
