import { expect, it } from 'vitest'
import type { SampleAppearance, SamplePerson } from './sample-files.ts'
import { sampleVisitors } from './sample-visitors.ts'

const appearance: SampleAppearance = [0, [1], 1, 2, 1, 100, 100, 2]
const personWith = (index: number, auctions: number) =>
  ({ email: `p${index}@example.com`, history: Array.from({ length: auctions }, () => appearance) }) as unknown as SamplePerson

it('are people of the other house with a history there, half of them without one of their own', () => {
  const people = Array.from({ length: 60 }, (_, index) => personWith(index, index % 6))
  const visitors = sampleVisitors(people)
  expect(visitors).toHaveLength(8)
  expect(visitors.filter(({ person }) => person.history.length === 0)).toHaveLength(4)
  for (const { index, person } of visitors) expect(person.email).toBe(people[index]?.email)
})
