import { expect, it } from 'vitest'
import { casesQuery, isFiltered, readCases, writeCases } from './case-address.ts'

const read = (search: string) => readCases(new URLSearchParams(search))

it('reads what it knows and drops the rest', () => {
  expect(read('?tab=active&status=PENDING&status=LOST&priority=high&type=other&sort=-amount&q= vase ')).toEqual({
    tab: 'active',
    search: 'vase',
    status: ['PENDING'],
    priority: ['high'],
    type: ['other'],
    sort: '-amount',
  })
  expect(read('?tab=lost&sort=lost')).toMatchObject({ tab: 'all', sort: '-date' })
})

it('writes a change, keeps other parameters and leaves out defaults', () => {
  const written = writeCases(new URLSearchParams('?case=1&status=PENDING'), { status: ['IN REVIEW', 'CLOSED'], sort: '-date', search: 'a' })
  expect(written.toString()).toBe('case=1&q=a&status=IN+REVIEW&status=CLOSED')
})

it('asks for active cases in the order in which something is due, whatever status and order the list has', () => {
  expect(casesQuery(read('?tab=active&status=CLOSED&sort=amount&priority=high'))).toEqual({
    priority: ['high'],
    view: 'active',
    sort: 'due',
    limit: 50,
  })
  expect(casesQuery(read('?status=CLOSED'))).toEqual({ status: ['CLOSED'], sort: '-date', limit: 50 })
})

it('does not count a filter by status among active cases', () => {
  expect(isFiltered(read('?tab=active&status=CLOSED'))).toBe(false)
  expect(isFiltered(read('?status=CLOSED'))).toBe(true)
})
