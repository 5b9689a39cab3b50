import { fieldProblemText } from '@auctionwiz/contracts/errors'
import { describe, expect, it } from 'vitest'
import { type FileReading, saleHeaderOf } from '../file-reading.ts'
import { mapSaleHeaders } from './headers.ts'
import { saleProblems } from './problems.ts'
import { readInstant } from './read-instant.ts'
import { readSaleRow } from './read-sale-row.ts'

const read = (cells: Readonly<Record<string, string>>) => {
  const columns = Object.keys(cells).map((name): FileReading['columns'][number] => {
    const field = mapSaleHeaders([name]).mapping.get(0)
    return { name, ...(field && { field }) }
  })
  const origin = { currency: 'USD', timeZone: 'America/New_York' } as const
  return readSaleRow(Object.values(cells), saleHeaderOf({ headerLine: 1, columns }), origin)
}

const resultOf = (cells: Readonly<Record<string, string>>) => {
  const row = read({ Lot: '1', Title: 'Chest', ...cells })
  return row.ok ? row.values.result : row.errors
}

describe('the headers of a file of auctions', () => {
  it('are found in many spellings and four languages', () => {
    const names = ['Auktion', 'Losnummer', 'Titre', 'Hammer Price', 'Número de paleta', 'Buyer email', "Buyer's Premium", 'Shelf']
    const { mapping, unmapped, computed } = mapSaleHeaders(names)
    expect([...mapping.values()]).toEqual(['auction', 'lotNumber', 'title', 'hammer', 'paddle', 'email'])
    expect([unmapped, computed]).toEqual([["Buyer's Premium", 'Shelf'], ["Buyer's Premium"]])
  })

  it('need a column that names lots or auctions', () => {
    expect(mapSaleHeaders(['Title', 'Hammer']).missing).toEqual(['lotNumber'])
    expect(mapSaleHeaders(['Ref', 'Title'], { Ref: 'lotId' }).missing).toEqual([])
    expect(mapSaleHeaders(['Auction', 'Auction date']).missing).toEqual([])
  })
})

describe('what became of a lot', () => {
  it('follows from its price, unless the row says something else', () => {
    expect(resultOf({ Hammer: '1,500.00' })).toEqual({ state: 'Sold', hammer: 150_000 })
    expect(resultOf({ Hammer: '' })).toEqual({ state: 'open' })
    expect(resultOf({})).toBeUndefined()
    expect(resultOf({ Hammer: '30.00', 'Number of bids': '0' })).toEqual({ state: 'Unsold' })
    expect(resultOf({ Hammer: '90', Status: 'Reserve not met' })).toEqual({ state: 'Passed', highestBid: 9000 })
    expect(resultOf({ Hammer: '', Status: 'zurückgezogen' })).toEqual({ state: 'Withdrawn' })
    expect(resultOf({ Hammer: '12', Status: 'Nachverkauf' })).toEqual({ state: 'PostSale', hammer: 1200 })
  })

  it('is no guess: a price that can’t be read, or a sold lot without one, rejects the row', () => {
    expect(resultOf({ Hammer: 'ten' })).toEqual([{ field: 'hammer', value: 'ten', problem: 'amount format error' }])
    expect(resultOf({ Hammer: '', Status: 'Sold' })).toEqual([{ field: 'hammer', value: '', problem: saleProblems.noPrice }])
    expect(resultOf({ Hammer: '', Status: 'mystery' })).toBeUndefined()
  })
})

describe('a row of a file of auctions', () => {
  it('keeps the lines of a description and leaves out what can’t be read', () => {
    const row = read({ Lot: '12a', Title: 'Chest', Description: 'Oak\n\tbrass handles', 'Low estimate': '500', 'High estimate': '300' })
    expect(row).toMatchObject({ ok: true, values: { lotNumber: '12A', lot: { description: 'Oak\nbrass handles', estimateLow: 50_000 } } })
    expect(row.ok && row.left.map(({ field }) => field)).toEqual(['estimateHigh'])
  })

  it('registers nobody by a name alone', () => {
    const row = read({ Lot: '1', Title: 'Chest', 'Buyer name': 'Ann Lee', Paddle: '007' })
    expect(row).toMatchObject({
      ok: true,
      values: { buyer: { paddle: '7' } },
      left: [{ field: 'fullName', problem: saleProblems.nameless }],
    })
  })

  it('names a lot or an auction', () => {
    expect(read({ Title: 'Chest', Lot: '' })).toMatchObject({ ok: false, errors: [{ field: 'row', problem: saleProblems.unnamed }] })
  })
})

it('reads times with a zone as they are, and others by the clock of the house', () => {
  const at = (cell: string, order: 'day-first' | 'month-first' = 'month-first') => readInstant(cell, order, 'America/New_York', '10:00')?.at
  expect(at('2001-12-03T18:10:40.000Z')).toBe('2001-12-03T18:10:40.000Z')
  expect(at('2001-12-03 18:10:40+01:00')).toBe('2001-12-03T17:10:40.000Z')
  expect(at('12/03/2001')).toBe('2001-12-03T15:00:00.000Z')
  expect(at('12/03/2001 2:30 pm')).toBe('2001-12-03T19:30:00.000Z')
  expect(at('3/12/2001 14:30', 'day-first')).toBe('2001-12-03T19:30:00.000Z')
  expect(at('Dec 3, 2001 18:00')).toBe('2001-12-03T23:00:00.000Z')
  expect([at('soon'), at('12/03/2001 25:00'), at('12/03/2001 14:30 pm')]).toEqual([undefined, undefined, undefined])
})

it('has its problems in every language', () => {
  for (const problem of Object.values(saleProblems))
    for (const language of ['de', 'es', 'fr'] as const) expect(fieldProblemText(problem, language), problem).toBeDefined()
})
