import { expect, it } from 'vitest'
import { languageOfCountry } from './country-language.ts'

it.each([
  ['Germany', 'de'],
  ['Deutschland', 'de'],
  ['AT', 'de'],
  ['Österreich ', 'de'],
  ['España', 'es'],
  ['Mexico', 'es'],
  ['france', 'fr'],
  ['USA', 'en'],
  ['United Kingdom', 'en'],
  ['Vereinigtes Königreich', 'en'],
  ['Switzerland', undefined],
  ['Canada', undefined],
  ['', undefined],
  [undefined, undefined],
])('people in %s read %s', (country, language) => expect(languageOfCountry(country)).toBe(language))
