import { expect, it } from 'vitest'
import { handChange, handValues, noHand } from './set-score-form.ts'

const source = { by: 'Una', byId: 'u1', at: '2026-11-21T09:00:00Z' }
const plain = { version: 'v1' }
const adjusted = { version: 'v1', localManual: { score: { kind: 'adjust' as const, value: 5, reason: 'Known', ...source } } }

it('changes nothing as it opens', () => {
  expect(handChange(plain, handValues(plain))).toEqual({ body: undefined, problems: [] })
  expect(handChange(adjusted, handValues(adjusted))).toEqual({ body: undefined, problems: [] })
})

it('sets, adjusts and gives back', () => {
  const set = { kind: 'set' as const, value: '83', tier: noHand, reason: ' Museum ' } as const
  expect(handChange(plain, set).body).toEqual({ version: 'v1', score: { kind: 'set', value: 83, reason: 'Museum' } })
  expect(handChange(adjusted, { ...handValues(adjusted), value: '-7' }).body).toEqual({
    version: 'v1',
    score: { kind: 'adjust', value: -7, reason: 'Known' },
  })
  expect(handChange(adjusted, { ...handValues(adjusted), kind: 'rules' }).body).toEqual({ version: 'v1', score: null })
  expect(handChange(plain, { ...handValues(plain), tier: 'Gold', reason: 'Museum' }).body).toEqual({
    version: 'v1',
    tier: { tier: 'Gold', reason: 'Museum' },
  })
})

it.each([
  ['101', 'Museum', ['hand-value']],
  ['', 'Museum', ['hand-value']],
  ['8.5', 'Museum', ['hand-value']],
  ['83', ' ', ['hand-reason']],
])('refuses a score of %j for the reason %j', (value, reason, fields) => {
  expect(handChange(plain, { kind: 'set', value, tier: noHand, reason }).problems.map(({ id }) => id)).toEqual(fields)
})
