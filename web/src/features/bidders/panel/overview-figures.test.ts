import { expect, it } from 'vitest'
import { overviewFigures } from './overview-figures.ts'

it('divides what there is to divide', () => {
  const facts = { wins: 3, lotsBid: 9, spent: 100_000, paidOnTime: 2, paidLate: 1, daysToPay: 10 }
  expect(overviewFigures(facts)).toEqual({ winRate: '33%', averageWin: 33_333, daysToPay: '3.3' })
})

it('says nothing of a bidder without history', () => {
  const facts = { wins: 0, lotsBid: 0, spent: 0, paidOnTime: 0, paidLate: 0, daysToPay: 0 }
  expect(overviewFigures(facts)).toEqual({ winRate: undefined, averageWin: undefined, daysToPay: undefined })
})
