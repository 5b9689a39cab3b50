import { expect, test } from 'vitest'
import { atOnce } from './in-parts.ts'
import { learn } from './learn.ts'
import { readPeople } from './people.ts'
import type { Person } from './person.ts'
import { testPeople } from './test-people.ts'

const born = (year: number, index: number): string => `${year + (index % 20)}-0${1 + (index % 9)}-${10 + ((index * 7) % 19)}`

test('a father and a son of one name and town count as relatives, although their dates of birth leave no doubt', async () => {
  const town = testPeople(1100, 37).people.map(
    ({ givenName, surname, phone, dateOfBirth }, index): Person => ({
      givenName,
      surname,
      phone,
      dateOfBirth,
      street: ['Main Street', 'Park Road', 'Long Lane', 'Mill Road'][index % 4],
      suburb: 'Hamilton',
    }),
  )
  const fathers = town
    .slice(0, 20)
    .map((person, index): Person => ({ ...person, dateOfBirth: born(1930, index), phone: `0712${index + 10}4455` }))
  const sons = fathers.map((person, index): Person => ({ ...person, dateOfBirth: born(1960, index + 3), phone: `0345${index + 30}8899` }))
  const { kept } = atOnce(learn(await readPeople([...fathers, ...sons, ...town.slice(20)])))
  expect(
    fathers
      .keys()
      .filter((index) => kept.has(index, index + 20))
      .toArray(),
  ).toHaveLength(20)
})
