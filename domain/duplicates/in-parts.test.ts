import { expect, test } from 'vitest'
import { atOnce, type InParts, partsOf } from './in-parts.ts'
import { learn } from './learn.ts'
import { addPerson } from './table/add-person.ts'
import { newTable } from './table/person-table.ts'
import { testPeople } from './test-people.ts'

function* counted(parts: number): InParts<number> {
  for (let part = 0; part < parts; part += 1) yield
  return parts
}

test('work in parts gives the same at once as part by part', () => {
  expect(atOnce(counted(3))).toBe(3)
  const signs: string[] = []
  const work = partsOf(counted(3), 'sign')
  let turn = work.next()
  while (!turn.done) {
    signs.push(turn.value)
    turn = work.next()
  }
  expect([signs, turn.value]).toEqual([['sign', 'sign', 'sign'], 3])
})

test('learning gives the floor back within each of its steps', () => {
  const table = newTable()
  for (const person of testPeople(1500, 3).people) addPerson(table, person)
  const parts = new Map<string, number>()
  const work = learn(table)
  for (let turn = work.next(); !turn.done; turn = work.next()) parts.set(turn.value.step, (parts.get(turn.value.step) ?? 0) + 1)
  expect([...parts.keys()]).toEqual(['sampling', 'comparing', 'estimating'])
  for (const [step, count] of parts) expect(count, step).toBeGreaterThan(10)
})
