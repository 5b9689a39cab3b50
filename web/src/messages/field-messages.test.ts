import { email } from '@auctionwiz/contracts/fields'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loadTexts, type ShownLanguage, showLanguage } from './catalogue.ts'
import { phraseShown, problemShown } from './field-messages.ts'

afterEach(() => showLanguage('en'))

const problemOf = (schema: z.ZodMiniType, value: unknown): string => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (!issue) throw new Error('The value is valid')
  return problemShown(issue)
}

it.each<[ShownLanguage, string, string]>([
  ['en', 'Enter a valid email address.', 'Use one of: EUR, USD.'],
  ['es', 'Introduzca un correo electrónico válido.', 'Use uno de estos valores: EUR, USD.'],
  ['de', 'Geben Sie eine gültige E-Mail-Adresse ein.', 'Verwenden Sie einen dieser Werte: EUR, USD.'],
])('says in %s what a contract refuses', async (language, wrongEmail, wrongCurrency) => {
  showLanguage(language)
  await loadTexts()
  expect([problemOf(email, 'nobody'), problemOf(z.enum(['EUR', 'USD']), 'DM')]).toEqual([wrongEmail, wrongCurrency])
})

it('writes a phrase without a translation as it is, and shows the pseudo-language', async () => {
  showLanguage('de')
  await loadTexts()
  expect(phraseShown('A newer service says this.')).toBe('A newer service says this.')
  showLanguage('en-XA')
  await loadTexts()
  expect(phraseShown('This field is required.')).toMatch(/^Thíís /)
})
