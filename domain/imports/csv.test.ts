import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { csvCell, csvLine, neutraliseFormula, restoreFormula } from './csv.ts'

fc.configureGlobal({ seed: 20261121 })

describe('a cell', () => {
  it.each([
    ['Parr', 'Parr'],
    ['', ''],
    [undefined, ''],
    [12, '12'],
    [-12.5, '-12.5'],
    ['Smith, John', '"Smith, John"'],
    ['the "Duke"', '"the ""Duke"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded', '" padded"'],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['+1 212 555 0148', "'+1 212 555 0148"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['\t=1+1', '"\'\t=1+1"'],
    ["'=1+1", "''=1+1"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('%j is written %s', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  it('is in a line', () => {
    expect(csvLine(['a', 1, undefined, 'b,c'])).toBe('a,1,,"b,c"\r\n')
  })
})

test('what was neutralised can be restored', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom(..."'=+-@ \tab1＝")).map((signs) => signs.join('')),
      ),
      (text) => {
        expect(restoreFormula(neutraliseFormula(text))).toBe(text)
      },
    ),
  )
})

test('no exported text begins a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'\'=+-@ \t\r\na"＝,')).map((signs) => signs.join('')),
      (text) => {
        expect(csvCell(text).replace(/^"/, '')).not.toMatch(/^(\s*[=+\-@＝＋－＠]|[\t\r])/)
      },
    ),
  )
})
