import type { SamplePerson, SampleSale } from '@auctionwiz/domain/samples/sample-bidders'
import people from './people.json' with { type: 'json' }
import sales from './sales.json' with { type: 'json' }

// What an appearance holds, by its place, is more than can be read off the file.
export const samplePeople = people as unknown as readonly SamplePerson[]

export const sampleSales: readonly SampleSale[] = sales
