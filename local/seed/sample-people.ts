import { samplePeopleOf } from '@auctionwiz/domain/samples/sample-files'
import people from './people.json' with { type: 'json' }

export const samplePeople = samplePeopleOf(people)
