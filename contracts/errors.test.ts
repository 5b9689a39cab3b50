import { expect, it } from 'vitest'
import { type ErrorCode, errorTable, errorText } from './errors.ts'

it.each([
  [1, 'The service is busy. Please try again in 1 second.'],
  [2, 'The service is busy. Please try again in 2 seconds.'],
  [11, 'The service is busy. Please try again in 11 seconds.'],
])('says how long to wait for %s s', (seconds, text) => {
  expect(errorText('busy', { seconds })).toBe(text)
})

it.each(['es', 'fr', 'de'] as const)('has every text with the same details in %s', (language) => {
  const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  for (const code of Object.keys(errorTable) as ErrorCode[]) {
    const details = Object.fromEntries(places(errorTable[code][1]).map((name) => [name, `{${name}}`]))
    expect(places(errorText(code, details, language)), code).toEqual(places(errorTable[code][1]))
  }
})
