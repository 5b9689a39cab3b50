import { expect, it } from 'vitest'
import { listFigures } from './list-figures.ts'

const row = (national: number, local: number, spent: number, currency: 'USD' | 'GBP' = 'USD') => ({
  nationalScore: { score: national, tier: 'Gold' as const },
  localScore: { score: local, tier: 'Gold' as const },
  facts: { spent },
  currency,
})

it('averages the score in view and adds up what was won', () => {
  const rows = [row(90, 40, 10), row(81, 41, 4)]
  expect(listFigures(rows, 'national')).toEqual({ averageScore: 86, won: { amount: 14, currency: 'USD' } })
  expect(listFigures(rows, 'local')).toMatchObject({ averageScore: 41 })
})

it('leaves those out of the average who have no number yet', () => {
  const fresh = { ...row(50, 50, 0), nationalScore: { score: 50, tier: 'New' as const } }
  expect(listFigures([row(90, 40, 10), fresh], 'national')).toMatchObject({ averageScore: 90 })
  expect(listFigures([row(90, 40, 10), fresh], 'local')).toMatchObject({ averageScore: 45 })
  expect(listFigures([fresh], 'national')).toEqual({ won: { amount: 0, currency: 'USD' } })
})

it('adds up no amounts in several currencies', () => {
  expect(listFigures([row(90, 40, 10), row(80, 40, 10, 'GBP')], 'national')).toEqual({ averageScore: 85 })
})

it('says nothing of no rows', () => {
  expect(listFigures([], 'national')).toBeUndefined()
})
