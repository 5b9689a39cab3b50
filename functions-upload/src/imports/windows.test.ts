import type { CsvRow, CsvRows } from '@auctionwiz/records/source-files/csv-rows'
import { describe, expect, it } from 'vitest'
import { type RowWindow, rowWindows, windowSize } from './windows.ts'

const batchesOf = async function* (rows: readonly CsvRow[], each: number): AsyncGenerator<CsvRows> {
  for (let at = 0; at < rows.length; at += each) yield { rows: rows.slice(at, at + each), bytes: at + each }
}

const windowsOf = async (rows: readonly CsvRow[], each: number, done: number): Promise<RowWindow[]> => {
  const windows: RowWindow[] = []
  for await (const window of rowWindows(batchesOf(rows, each), done)) windows.push(window)
  return windows
}

const rows = (count: number, length = 1): CsvRow[] =>
  Array.from({ length: count }, (_, index) => ({ cells: [String(index), 'x'.repeat(length)], line: index + 2 }))
const spans = (windows: readonly RowWindow[]) => windows.map(({ before, rows }) => [before, before + rows.length])

describe('rowWindows', () => {
  it('cuts at the same rows whatever the batches', async () => {
    for (const each of [1, 7, 968, 5000])
      expect(spans(await windowsOf(rows(2000), each, 0))).toEqual([
        [0, 968],
        [968, 1936],
        [1936, 2000],
      ])
  })

  it('leaves out what is done, and keeps the window that is done in part', async () => {
    expect(spans(await windowsOf(rows(2000), 300, windowSize))).toEqual([
      [968, 1936],
      [1936, 2000],
    ])
    expect(spans(await windowsOf(rows(2000), 300, windowSize + 1))).toEqual([
      [968, 1936],
      [1936, 2000],
    ])
    expect(await windowsOf(rows(2000), 300, 2000)).toEqual([])
  })

  it('ends a window of large rows early', async () => {
    expect(spans(await windowsOf(rows(12, 500_000), 5, 4))).toEqual([
      [4, 8],
      [8, 12],
    ])
  })
})
