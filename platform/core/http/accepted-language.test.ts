import { expect, it } from 'vitest'
import { Failure } from '../errors/failure.ts'
import { acceptedLanguage } from './accepted-language.ts'
import { refusal } from './refusal.ts'

it.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-CH, fr;q=0.9', 'de'],
  ['ja, fr;q=0.4, es-MX;q=0.8', 'es'],
  ['*', 'en'],
])('%s asks for %s', (header, language) => expect(acceptedLanguage(header)).toBe(language))

it('answers a failure in that language, with the same code and details', () => {
  const { error } = JSON.parse(String(refusal(new Failure('not_your_note'), 'c1', 'de').body))
  expect(error).toEqual({
    code: 'not_your_note',
    message: 'Nur der Verfasser einer Notiz oder ein Administrator des Hauses kann sie entfernen.',
    correlationId: 'c1',
  })
})
