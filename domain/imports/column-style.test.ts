import { describe, expect, it } from 'vitest'
import { houseDateOrder, styleJudge } from './column-style.ts'
import { mapHeaders } from './headers.ts'

/** The styles of a file's columns by their index. */
const stylesOf = (lines: string[][], chosen?: 'day-first' | 'month-first') => {
  const [header = [], ...rows] = lines
  const judge = styleJudge(mapHeaders(header).mapping)
  for (const row of rows) judge.see(row)
  return Object.fromEntries(judge.styles('month-first', chosen))
}

const dates = (...values: string[]) => [['Birth date'], ...values.map((value) => [value])]
const amounts = (...values: string[]) => [['Total spent'], ...values.map((value) => [value])]

describe('a column of dates', () => {
  it.each([
    [['03/02/1980', '13/02/1980'], { dates: 'day-first' }],
    [['03/02/1980', '02/13/1980'], { dates: 'month-first' }],
    [['03.02.1980'], { dates: 'day-first' }],
    [['13/02/1980', '14/02/1980', '02/13/1980'], { dates: 'day-first' }],
    [['03/02/1980'], { dates: 'month-first', assumed: true }],
  ])('%j is %j', (values, style) => {
    expect(stylesOf(dates(...values))).toEqual({ 0: style })
  })

  it('is in the order that was chosen while its own dates leave it open', () => {
    expect(stylesOf(dates('03/02/1980'), 'day-first')).toEqual({ 0: { dates: 'day-first' } })
    expect(stylesOf(dates('02/13/1980'), 'day-first')).toEqual({ 0: { dates: 'month-first' } })
  })

  it('follows the other columns of the file', () => {
    const lines = [
      ['Birth date', 'First auction'],
      ['03/02/1980', '15/06/2020'],
    ]
    expect(stylesOf(lines)).toEqual({ 0: { dates: 'day-first' }, 1: { dates: 'day-first' } })
  })

  it('needs no order for dates that have one meaning', () => {
    expect(stylesOf(dates('1980-02-03', '3 Feb 1980', ''))).toEqual({})
  })
})

describe('a column of numbers', () => {
  it.each([
    [['1.250', '12.50'], { 0: { decimal: '.' } }],
    [['1.250', '12,50 €'], { 0: { decimal: ',' } }],
    [['1,250.00'], { 0: { decimal: '.' } }],
    [['1.250.000'], { 0: { decimal: ',' } }],
    [['1.250', '1,250'], {}],
    [['1250'], {}],
  ])('%j is %j', (values, style) => {
    expect(stylesOf(amounts(...values))).toEqual(style)
  })
})

describe('a house', () => {
  it.each([
    ['USA', 'USD', 'month-first'],
    ['United Kingdom', 'GBP', 'day-first'],
    ['', 'USD', 'month-first'],
    [undefined, 'GBP', 'day-first'],
    ['Ireland', 'USD', 'day-first'],
  ] as const)('in %s with %s writes its dates %s', (country, currency, order) => {
    expect(houseDateOrder(country, currency)).toBe(order)
  })
})
