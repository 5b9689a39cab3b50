import { newYorkPeople, samplePeopleOf, sharedPeople } from '@auctionwiz/domain/samples/sample-files'
import people from './people.json' with { type: 'json' }

const more = samplePeopleOf(people)

/** How many more people the New York house has here than in Demo Mode. */
const moreOfNewYork = 316

/** The people of the demonstration accounts, house by house, see the ranges of `accounts.ts`. */
export const samplePeople = [
  ...sharedPeople.slice(0, newYorkPeople),
  ...more.slice(0, moreOfNewYork),
  ...sharedPeople.slice(newYorkPeople),
  ...more.slice(moreOfNewYork),
]
