import { translatedPhrase } from '@auctionwiz/contracts/phrases'
import { de } from '@auctionwiz/contracts/phrases/de'
import { es } from '@auctionwiz/contracts/phrases/es'
import { fr } from '@auctionwiz/contracts/phrases/fr'
import { expect, it } from 'vitest'
import { resultCause } from './result-cause.ts'

const won = (...lotNumbers: string[]) => ({ lotNumbers, auctionTitle: 'Clocks, Watches and Barometers' })

it.each([
  [undefined, won('87'), 'Lot 87, Clocks, Watches and Barometers', 'Los 87, Clocks, Watches and Barometers'],
  [won('87'), won('87', '88', '91'), 'Lots 88 and 91, Clocks, Watches and Barometers', 'Lose 88 und 91, Clocks, Watches and Barometers'],
  [undefined, won('1', '2', '3', '4', '5'), '5 lots, Clocks, Watches and Barometers', '5 Lose, Clocks, Watches and Barometers'],
  [
    won('1', '2', '3'),
    undefined,
    'Lots 1, 2 and 3, Clocks, Watches and Barometers: result undone',
    'Lose 1, 2 und 3, Clocks, Watches and Barometers: Ergebnis zurückgenommen',
  ],
  [
    won('1'),
    won('2'),
    'Lots 2 and 1, Clocks, Watches and Barometers: result changed',
    'Lose 2 und 1, Clocks, Watches and Barometers: Ergebnis geändert',
  ],
  [won('1'), won('1'), 'Lot 1, Clocks, Watches and Barometers: result changed', 'Los 1, Clocks, Watches and Barometers: Ergebnis geändert'],
])('names the lots of a change, from %o to %o', (before, after, cause, german) => {
  expect(resultCause(before, after)).toBe(cause)
  expect(translatedPhrase(de(), cause, 'de')).toBe(german)
})

it.each([
  ['de', de()],
  ['es', es()],
  ['fr', fr()],
] as const)('has a translation of each of its sentences: %s', (language, phrases) => {
  const several = [won('1'), won('1', '2'), won('1', '2', '3', '4', '5')]
  const causes = several.flatMap((entry) => [resultCause(undefined, entry), resultCause(entry, undefined), resultCause(entry, entry)])
  expect(new Set(causes).size).toBe(9)
  for (const cause of causes) expect(translatedPhrase(phrases, cause, language)).not.toBe(cause)
  expect(causes.filter((cause) => translatedPhrase(phrases, cause, language) === undefined)).toEqual([])
})
