import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { billOf, billTable, requestUnitsOfHouse } from './bill.ts'
import list from './prices.json' with { type: 'json' }

const page = readFileSync(join(import.meta.dirname, '../../docs/cost.md'), 'utf8')
// The formatter of the page aligns no tables, so the text is the same.
it('is the bill that the page shows, with the date and the list of its prices', () => {
  expect(page).toContain(billTable())
  expect(page).toContain(list.asOf)
  for (const { amount, unit } of Object.values(list.prices)) {
    expect(page).toContain(`| ${unit} | ${amount.toLocaleString('en-US', { maximumFractionDigits: 9 })} |`)
  }
})

it('adds up, and takes the cheaper capacity of the database', () => {
  for (const houses of [1, 100, 10_000]) {
    const { lines, total, requestUnits } = billOf(houses)
    expect(Object.values(lines).reduce((sum, line) => sum + line, 0)).toBeCloseTo(total)
    expect(requestUnits).toBe(houses * requestUnitsOfHouse())
    expect(lines['Cosmos DB, requests']).toBeLessThanOrEqual(requestUnits * list.prices.requestUnit.amount)
  }
  expect(billOf(1).capacity).toBe('serverless')
  expect(billOf(10_000).capacity).toBe('autoscale')
  const [, last = ''] = /cheaper while .+ up to about (\d+) houses/.exec(page) ?? []
  expect([billOf(Number(last)).capacity, billOf(Number(last) + 1).capacity]).toEqual(['serverless', 'autoscale'])
})
