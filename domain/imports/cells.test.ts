import { describe, expect, it } from 'vitest'
import { cleanCell, readAmount, readCount, readCountOrFlag, readDate } from './cells.ts'

describe('text', () => {
  it.each([
    ['  Vanessa ', 'Vanessa'],
    ['12 High\u00a0St', '12 High\u00a0St'],
    ['12 High St\r\n Flat 3', '12 High St Flat 3'],
    ['\ufeffé\u200b', 'é'],
    ['safe\u202egnp.exe', 'safegnp.exe'],
    ['half \ud800', 'half \ufffd'],
  ])('%j is read as %j', (cell, text) => {
    expect(cleanCell(cell)).toBe(text)
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u0085b', 'a\u007f'])('%j has control characters', (cell) => {
    expect(cleanCell(cell)).toBeUndefined()
  })
})

describe('a count', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['12.0', 12],
    ['1,234', 1234],
    ['1.234.567', 1_234_567],
    ['1.000', 1000],
    ['-1', undefined],
    ['1.5', undefined],
    ['12 lots', undefined],
    ['99999999999', undefined],
    ['yes', undefined],
  ])('%s is %s', (cell, count) => {
    expect(readCount(cell)).toBe(count)
  })

  it('is read by the decimal sign of its column', () => {
    expect([readCount('12.000', '.'), readCount('12.000', ','), readCount('12,0', ','), readCount('12.5', '.')]).toEqual([
      12,
      12_000,
      12,
      undefined,
    ])
  })

  it.each([
    ['YES', 1],
    ['no', 0],
    ['3', 3],
    ['maybe', undefined],
  ])('or a flag %s is %s', (cell, count) => {
    expect(readCountOrFlag(cell)).toBe(count)
  })
})

describe('an amount', () => {
  it.each([
    ['12400', 'USD', 1_240_000],
    ['$12,400.00', 'USD', 1_240_000],
    ['12.400,00 €', 'EUR', 1_240_000],
    ["12'400.50", 'GBP', 1_240_050],
    ['USD 12,400', 'USD', 1_240_000],
    ['12400 usd', 'USD', 1_240_000],
    ['12,400', 'USD', 1_240_000],
    ['12,40', 'EUR', 1240],
    ['12.4', 'USD', 1240],
    ['£0.99', 'GBP', 99],
    ['¥12,400', 'JPY', 12_400],
    ['12400.50', 'JPY', 12_401],
    ['$5', 'CAD', 500],
    ['€5', 'USD', undefined],
    ['5 GBP', 'USD', undefined],
    ['-5', 'USD', undefined],
    ['1,2345', 'USD', undefined],
    ['abc', 'USD', undefined],
    ['', 'USD', undefined],
    ['99999999999999', 'USD', undefined],
  ] as const)('%s in %s is %s', (cell, currency, amount) => {
    expect(readAmount(cell, currency)).toBe(amount)
  })

  it('is read by the decimal sign of its column', () => {
    expect([readAmount('1.250', 'USD', '.'), readAmount('1.250', 'EUR', ','), readAmount('1,250', 'EUR', ',')]).toEqual([125, 125_000, 125])
  })
})

describe('a date', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T09:14:00.000Z', '2026-11-21'],
    ['2026-11-21 09:14', '2026-11-21'],
    ['19560409', '1956-04-09'],
    ['2026/1/2', '2026-01-02'],
    ['11/21/2026', '2026-11-21'],
    ['21/11/2026', undefined],
    ['1/2/2026', '2026-01-02'],
    ['1.2.2026', '2026-01-02'],
    ['21 Nov 2026', '2026-11-21'],
    ['21-November-2026', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['02.29.2024', '2024-02-29'],
    ['02.29.2026', undefined],
    ['31/31/2026', undefined],
    ['21 Foo 2026', undefined],
    ['19561409', undefined],
    ['11/21/26', undefined],
    ['0001-01-01', undefined],
    ['yesterday', undefined],
  ])('%s is %s in a column with the month first', (cell, date) => {
    expect(readDate(cell, 'month-first')).toBe(date)
  })

  it.each([
    ['21/11/2026', '2026-11-21'],
    ['11/21/2026', undefined],
    ['1/2/2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['2026-11-21', '2026-11-21'],
  ])('%s is %s in a column with the day first', (cell, date) => {
    expect(readDate(cell, 'day-first')).toBe(date)
  })
})
