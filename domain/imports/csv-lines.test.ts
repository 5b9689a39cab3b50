import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine, neutraliseFormula } from './csv.ts'
import { csvLines } from './csv-lines.ts'

it('reads back what was written', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', '""', ',', 'a,b', 'x\r\ny', '=1+1', ' a ', '\n', "'=x"))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (lines) => {
      const read = csvLines(lines.map(csvLine).join(''))
      expect(read).toEqual(lines.map((cells) => cells.map(neutraliseFormula)))
    }),
  )
})
