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
