import { afterEach, expect, it } from 'vitest'
import { loadTexts, showLanguage } from '../../messages/catalogue.ts'
import { fieldLabel, valueLabel } from './field-messages.ts'

const names = new Map([
  ['hse_1', 'New York'],
  ['usr_1', 'Ana Silva'],
])

afterEach(() => showLanguage('en'))

it('names recorded fields and values in the language shown, and keeps what has no word', async () => {
  showLanguage('de')
  await loadTexts()
  expect(['address.city', 'houses.hse_2', 'status'].map((field) => fieldLabel(field, names))).toEqual([
    'Adresse: Ort',
    'Auktionshäuser: hse_2',
    'Status',
  ])
  expect(['Suspended', 'Auto-Deny', 'blake@example.com'].map((value) => valueLabel(value, names))).toEqual([
    'Gesperrt',
    'Auto-Ablehnung',
    'blake@example.com',
  ])
})

it('shows the names of houses and people instead of their ids', () => {
  expect(fieldLabel('houses.hse_1', names)).toBe('Auction houses: New York')
  expect(['hse_1', 'usr_1, hse_1, hse_2', 'hse_1 and usr_1'].map((value) => valueLabel(value, names))).toEqual([
    'New York',
    'Ana Silva, New York, hse_2',
    'hse_1 and usr_1',
  ])
})
