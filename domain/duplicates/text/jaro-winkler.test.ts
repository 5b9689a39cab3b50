import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jaroWinklerOf } from './jaro-winkler.ts'

test.each([
  ['martha', 'marhta', 0.961],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.813],
  ['jones', 'johnson', 0.832],
  ['abroms', 'abrams', 0.922],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
  ['', 'abc', 0],
  ['a', 'a', 1],
])('%s and %s', (a, b, expected) => {
  expect(jaroWinklerOf(a, b)).toBeCloseTo(expected, 3)
})

/** The definition, character by character. */
const plain = (a: string, b: string): number => {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Set<number>()
  const ofA: string[] = []
  for (const [i, character] of [...a].entries()) {
    for (let j = Math.max(0, i - reach); j <= Math.min(b.length - 1, i + reach); j += 1) {
      if (taken.has(j) || b[j] !== character) continue
      taken.add(j)
      ofA.push(character)
      break
    }
  }
  if (ofA.length === 0) return 0
  const ofB = [...taken].sort((x, y) => x - y).map((j) => b[j])
  const moved = ofA.filter((character, index) => character !== ofB[index]).length
  const jaro = (ofA.length / a.length + ofA.length / b.length + (ofA.length - moved / 2) / ofA.length) / 3
  let prefix = 0
  while (prefix < Math.min(4, a.length, b.length) && a[prefix] === b[prefix]) prefix += 1
  return jaro + 0.1 * prefix * (1 - jaro)
}

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é'), maxLength: 45 })

test('short and long values follow the definition', () => {
  fc.assert(fc.property(words, words, (a, b) => void expect(jaroWinklerOf(a, b)).toBeCloseTo(plain(a, b), 10)))
})
