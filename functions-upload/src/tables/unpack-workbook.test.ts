import { expect, it } from 'vitest'
import { bidderWorkbook } from '../testing/workbooks.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

it('stops at the cell that is too many', async () => {
  // A header and 5,000 rows of four cells.
  const workbook = bidderWorkbook(5000)
  await expect(unpackWorkbook(workbook, 20_003)).rejects.toMatchObject({ name: 'TooManyCells' })
  expect((await unpackWorkbook(workbook, 20_004)).FullPaths).toContain('Root Entry/xl/worksheets/sheet1.xml')
})
