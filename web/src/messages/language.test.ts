import { expect, it } from 'vitest'
import { browserLanguage } from './language.ts'

it.each([
  [['de-CH', 'en'], 'de'],
  [['pt-BR', 'es-419', 'en'], 'es'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser of %s gets %s', (wanted, language) => expect(browserLanguage(wanted)).toBe(language))
