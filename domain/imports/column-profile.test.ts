import { expect, it } from 'vitest'
import { columnProfiler } from './column-profile.ts'
import { mapHeaders } from './headers.ts'

it('finds city, state and ZIP in a column that is called City, unless the codes have their own', () => {
  const suggested = (names: string[], rows: string[][]) => {
    const profiler = columnProfiler(names.length)
    for (const [index, row] of rows.entries()) profiler.see(row, index + 2)
    return [...profiler.suggested(mapHeaders(names))]
  }
  const whole = [
    ['Ann Lee', 'ann@example.com', 'Boston, MA 02110'],
    ['Bob Ray', 'bob@example.com', 'New York, NY 10001'],
  ]
  expect(suggested(['Name', 'Email', 'City'], whole)).toEqual([[2, 'cityStateZip']])
  expect(suggested(['Name', 'Email', 'Where'], whole)).toEqual([[2, 'cityStateZip']])
  expect(suggested(['Name', 'Email', 'City'], [['Ann Lee', 'ann@example.com', 'Boston']])).toEqual([])
  expect(
    suggested(
      ['Name', 'Email', 'City', 'ZIP'],
      whole.map((row) => [...row, '1']),
    ),
  ).toEqual([])
})
