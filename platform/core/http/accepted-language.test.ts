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

it('translates what is wrong with fields, and details that are phrases of the services', () => {
  const fields = {
    name: 'Use at most 120 characters.',
    wins: 'Use a whole number from 0 to 10,000.',
    ['__proto__']: 'This field is required.',
  }
  const { error } = JSON.parse(String(refusal(new Failure('invalid_request', { fields }), 'c1', 'de').body))
  expect(Object.entries(error.details.fields)).toEqual([
    ['name', 'Verwenden Sie höchstens 120 Zeichen.'],
    ['wins', 'Geben Sie eine ganze Zahl von 0 bis 10.000 ein.'],
    ['__proto__', 'Dieses Feld ist erforderlich.'],
  ])
  const inUse = new Failure('house_in_use', { name: 'Harcourt Vale', content: '2 auctions, 400 bidders and 1 legal case' })
  expect(JSON.parse(String(refusal(inUse, 'c1', 'es').body)).error).toMatchObject({
    message: 'Harcourt Vale aún contiene 2 subastas, 400 postores y 1 caso legal. Elimínelos o muévalos antes.',
    details: { content: '2 auctions, 400 bidders and 1 legal case' },
  })
  const denied = new Failure('forbidden', { permission: 'bidders:edit', grantedBy: 'Rupert Ames (account owner), Ada Lin or 4 others' })
  expect(JSON.parse(String(refusal(denied, 'c1', 'fr').body)).error.message).toContain(
    'Rupert Ames (propriétaire du compte), Ada Lin ou 4 autres personnes',
  )
})
