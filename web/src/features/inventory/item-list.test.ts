import { expect, it } from 'vitest'
import { itemsQuery, readItems, writeItems } from './item-list.ts'

it('keeps search, filters and order in the address, and drops what it does not know', () => {
  const params = new URLSearchParams('q=chest&status=Sold&status=Lost&category=Art&category=Art&sort=price')
  expect(readItems(params)).toEqual({ search: 'chest', status: ['Sold'], category: ['Art'], sort: '-updated' })
  const next = writeItems(params, { status: ['In Storage'], sort: 'value' })
  expect(readItems(next)).toEqual({ search: 'chest', status: ['In Storage'], category: ['Art'], sort: 'value' })
  expect(writeItems(next, { search: '', status: [], category: [], sort: '-updated' }).toString()).toBe('')
})

it('asks the service for what the address says', () => {
  expect(itemsQuery(readItems(new URLSearchParams('q=chest&category=Art')))).toEqual({
    search: 'chest',
    category: ['Art'],
    sort: '-updated',
    limit: 50,
  })
})
