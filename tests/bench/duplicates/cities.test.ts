import { findDuplicates } from '@auctionwiz/domain/duplicates/find-duplicates'
import { expect, test } from 'vitest'
import { makeCity } from './cities/city.ts'
import { cultures } from './cities/index.ts'
import { qualityOf } from './quality.ts'

test.each(cultures)(
  'of the pairs at 95 percent in a city with the families of $title hardly any is wrong',
  async (culture) => {
    const { people, entities } = makeCity(culture, 4000, 5)
    const { most, half } = qualityOf((await findDuplicates(people)).pairs, entities)
    expect(most.precision).toBeGreaterThanOrEqual(0.995)
    expect(most.recall).toBeGreaterThan(0.8)
    expect(half.f1).toBeGreaterThan(0.93)
  },
  180_000,
)

test('people of one name and city with other emails are not shown as one at 95 percent by a house that knows nothing else', async () => {
  let alike = 0
  let shown = 0
  for (const culture of cultures) {
    const { people, entities } = makeCity(culture, 1500, 5)
    const known = people.map(({ givenName, surname, suburb, email }) => ({ givenName, surname, suburb, email }))
    const nameAndCity = known.map(({ givenName, surname, suburb }) => `${givenName} ${surname} ${suburb}`)
    const isAlike = (first: number, second: number): boolean =>
      entities[first] !== entities[second] && nameAndCity[first] === nameAndCity[second]
    for (let second = 0; second < known.length; second += 1)
      for (let first = 0; first < second; first += 1) if (isAlike(first, second)) alike += 1
    const { pairs } = await findDuplicates(known)
    for (let pair = 0; pair < pairs.size; pair += 1)
      if ((pairs.probabilities[pair] ?? 0) >= 0.95 && isAlike(pairs.first[pair] ?? 0, pairs.second[pair] ?? 0)) shown += 1
  }
  expect(alike).toBeGreaterThan(500)
  expect(shown / alike).toBeLessThan(0.01)
}, 180_000)
