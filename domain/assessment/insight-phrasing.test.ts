import { expect, it } from 'vitest'
import { checkedPhrasing, filledPhrasing, formOf, phrasingPrompt } from './insight-phrasing.ts'

const asked = ['averageLot', 'lapsed'] as const

it('asks for the facts by placeholders alone', () => {
  const prompt = phrasingPrompt(asked, 'fr')
  expect(prompt).toMatch(/French[\s\S]*\[lots\][\s\S]*\[amount\][\s\S]*\[last\]/)
  expect(prompt.replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/\d/)
})

it('takes a text that says the facts, however it is broken into lines', () => {
  const text = ' Has won [lots] lots, for [amount] on average;\nlast seen in [last]. '
  const checked = checkedPhrasing(text, asked, 'en') ?? ''
  expect(checked).toBe('Has won [lots] lots, for [amount] on average; last seen in [last].')
  expect(filledPhrasing(checked, { lots: '3', amount: '$1,200', last: 'May 2024' })).toBe(
    'Has won 3 lots, for $1,200 on average; last seen in May 2024.',
  )
  expect(filledPhrasing(checked, { lots: '3', amount: '$1,200' })).toBeUndefined()
})

it.each([
  ['nothing', ''],
  ['a fact that is missing', 'Has won [lots] lots; last seen in [last].'],
  ['a fact that is said twice', 'Has won [lots] lots, [lots] in all, for [amount]; last seen in [last].'],
  ['another placeholder', 'Has won [lots] lots for [amount] in [city]; last seen in [last].'],
  ['a number', 'Has won [lots] of 12 lots, for [amount]; last seen in [last].'],
  ['a number in words', 'Has won [lots] of twelve hundred lots, for [amount]; last seen in [last].'],
  ['a name', 'Has won [lots] lots, for [amount], from Mayfair; last seen in [last].'],
  ['a name after a placeholder', 'Has won [lots] Chippendale lots, for [amount]; last seen in [last].'],
  ['an address', 'Has won [lots] lots, for [amount], see www.example; last seen in [last].'],
  ['markup', 'Has won <b>[lots]</b> lots, for [amount]; last seen in [last].'],
  ['a long text', `Has won [lots] lots, for [amount]; last seen in [last]${', and so on'.repeat(40)}.`],
])('refuses %s', (_, text) => {
  expect(checkedPhrasing(text, asked, 'en')).toBeUndefined()
})

it('has a form of its own for one of a kind', () => {
  expect(formOf({ kind: 'averageLot', count: 1 })).toBe('averageLotOne')
  expect(formOf({ kind: 'averageLot', count: 2 })).toBe('averageLot')
  expect(formOf({ kind: 'lapsed' })).toBe('lapsed')
})
