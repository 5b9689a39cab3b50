import type { Bidder } from '@auctionwiz/contracts/bidders'
import { bidderNumber, displayName } from '@auctionwiz/domain/bidders/identity'
import { randomFrom } from '@auctionwiz/domain/duplicates/random'
import { sampleBidder } from '@auctionwiz/domain/samples/sample-bidders'
import { type SamplePerson, sampleSales } from '@auctionwiz/domain/samples/sample-files'
import { samplePeople } from '@auctionwiz/local/seed/sample-people'

const now = new Date('2026-11-21T09:00:00Z')

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

export interface Named {
  firstName: string
  lastName: string
  email: string
  phone: string
  city: string
  state: string
}

/** People with names drawn from the sample data and an email each of their own; the same seed gives the same people. */
export function* namedPeople(count: number, seed: number): Generator<Named> {
  const random = randomFrom(seed)
  const draw = (): SamplePerson => samplePeople[Math.floor(random() * samplePeople.length)] as SamplePerson
  for (let index = 0; index < count; index += 1) {
    const { firstName, city, state } = draw()
    const { lastName } = draw()
    const digits = String(Math.floor(random() * 100_000_000)).padStart(8, '0')
    yield {
      firstName,
      lastName,
      email: `${letters(firstName)}.${letters(lastName)}${index}.${seed}@example.org`,
      phone: `+61 4${digits}`,
      city,
      state,
    }
  }
}

/** Bidders with the history, facts and scores of the sample data under drawn names. */
export function* benchBidders(count: number, auctionHouseId: string, seed = 1): Generator<Omit<Bidder, 'version'>> {
  const house = { auctionHouseId, name: 'Bench house', currency: 'USD' as const, now }
  const models = samplePeople.map((person, index) => sampleBidder(person, sampleSales, index + 1, house))
  let index = 0
  for (const { firstName, lastName, email, phone } of namedPeople(count, seed)) {
    const model = models[index % models.length] as Omit<Bidder, 'version'>
    index += 1
    const name = displayName(firstName, lastName)
    yield { ...model, id: `bid_bench${index}`, bidderId: bidderNumber(index), firstName, lastName, name, email, phone }
  }
}
