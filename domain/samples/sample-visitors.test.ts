import { expect, it } from 'vitest'
import type { SampleAppearance, SamplePerson } from './sample-files.ts'
import { sampleRegulars, sampleVisitors } from './sample-visitors.ts'

const appearance: SampleAppearance = [0, [1], 1, 2, 1, 100, 100, 2]
const personWith = (index: number, auctions: number) =>
  ({ email: `p${index}@example.com`, history: Array.from({ length: auctions }, () => appearance) }) as SamplePerson

it('visitors are people of the other house with a history there, half of them without one here', () => {
  const people = Array.from({ length: 60 }, (_, index) => personWith(index, index % 6))
  const visitors = sampleVisitors(people)
  expect(visitors).toHaveLength(8)
  expect(visitors.filter(({ person }) => person.history.length === 0)).toHaveLength(4)
  for (const { index, person } of visitors) expect(person.email).toBe(people[index]?.email)
})

it('regulars are known to each account by other auctions, and by at least two', () => {
  const people = Array.from({ length: 12 }, (_, index) => personWith(index, index % 6))
  const known = [0, 1, 2].map((account) => sampleRegulars(people, account))
  for (const regulars of known) {
    expect(regulars.map(({ email }) => email)).toEqual(['p4@example.com', 'p5@example.com', 'p10@example.com', 'p11@example.com'])
    for (const { history } of regulars) expect(history.length).toBeGreaterThanOrEqual(2)
  }
})
