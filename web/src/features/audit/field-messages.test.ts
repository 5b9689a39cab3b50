import { afterEach, expect, it } from 'vitest'
import { loadTexts, showLanguage } from '../../messages/catalogue.ts'
import { fieldLabel, valueLabel } from './field-messages.ts'

afterEach(() => showLanguage('en'))

it('names recorded fields and values in the language shown, and keeps what has no word', async () => {
  showLanguage('de')
  await loadTexts()
  expect(['address.city', 'houses.hse_1', 'status'].map(fieldLabel)).toEqual(['Adresse: Ort', 'Auktionshäuser: hse_1', 'Status'])
  expect(['Suspended', 'Auto-Deny', 'blake@example.com'].map(valueLabel)).toEqual(['Gesperrt', 'Auto-Ablehnung', 'blake@example.com'])
})
