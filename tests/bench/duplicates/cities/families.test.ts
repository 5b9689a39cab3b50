import { randomFrom } from '@auctionwiz/domain/duplicates/random'
import { expect, test } from 'vitest'
import { household } from './families.ts'
import { cultures } from './index.ts'

test.each(cultures)('in $title all are of age, and parents give two of their children two names', (culture) => {
  const random = randomFrom(3)
  const taken = new Set<string>()
  for (let count = 0; count < 5000; count += 1) {
    const people = household(random, culture, taken)
    for (const { born } of people) expect(born < '2009').toBe(true)
    const children = people.slice(2)
    expect(new Set(children.map(({ given }) => given.latin)).size).toBe(children.length)
  }
})
