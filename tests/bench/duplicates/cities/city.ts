import type { Person } from '@auctionwiz/domain/duplicates/person'
import { randomFrom } from '@auctionwiz/domain/duplicates/random'
import type { Culture } from './culture.ts'
import { household, type Taken } from './families.ts'
import { anotherRecord, recordOf } from './records.ts'

export interface City {
  people: Person[]
  /** Who each record is. */
  entities: number[]
}

/** Shares of the people of a household who are bidders, and of those who are there more than once. */
const bidders = 0.6
const twice = 0.12
const thrice = 0.02

/** The given number of records of the bidders of one city, whole households together. */
export const makeCity = (culture: Culture, records: number, seed: number): City => {
  const random = randomFrom(seed)
  const taken: Taken = new Set()
  const city: City = { people: [], entities: [] }
  let entity = 0
  while (city.people.length < records) {
    for (const citizen of household(random, culture, taken)) {
      if (random() >= bidders) continue
      const chance = random()
      const more = chance < thrice ? 2 : chance < twice ? 1 : 0
      city.people.push(recordOf(random, culture, citizen))
      for (let other = 0; other < more; other += 1) city.people.push(anotherRecord(random, culture, citizen, taken))
      while (city.entities.length < city.people.length) city.entities.push(entity)
      entity += 1
    }
  }
  return city
}
