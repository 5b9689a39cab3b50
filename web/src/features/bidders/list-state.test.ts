import { describe, expect, it } from 'vitest'
import { filtersInForce, isFiltered, listQuery, noFilters, readListState, writeListState } from './list-state.ts'

const read = (search: string) => readListState(new URLSearchParams(search), 'national')

describe('the list in the address', () => {
  it('starts unfiltered, by score from the top, with the preferred score', () => {
    expect(readListState(new URLSearchParams(), 'local')).toEqual({ ...noFilters, scoreType: 'local', sort: '-score' })
  })

  it('comes back as it was written', () => {
    const change = { search: 'ann o’neil', status: ['Active', 'Pending'] as const, range: 'medium' as const, sort: 'name' as const }
    const params = writeListState(new URLSearchParams('tab=notes'), { ...change, status: [...change.status] })
    expect(read(params.toString())).toEqual({ ...noFilters, ...change, scoreType: 'national' })
    expect(params.get('tab')).toBe('notes')
  })

  it('comes back with tags, categories, cities and the days of the last auction', () => {
    const chosen = { tag: ['vip', 'phone & web'], category: ['Coins & Currency' as const], city: ['New York'] }
    const change = { ...chosen, lastAuctionFrom: '2026-01-01', lastAuctionTo: undefined }
    const params = writeListState(new URLSearchParams(), change)
    const state = read(params.toString())
    expect(state).toMatchObject(change)
    expect(listQuery(state)).toMatchObject({ ...chosen, lastAuctionFrom: '2026-01-01' })
    expect(filtersInForce(state)).toBe(5)
    expect(read('category=Boats&since=soon&until=1')).toMatchObject({ category: [], lastAuctionFrom: undefined, lastAuctionTo: undefined })
  })

  it('drops values that mean nothing', () => {
    expect(read('status=Gone&tier=Gold&range=huge&sort=age&score=x')).toEqual({
      ...noFilters,
      tier: ['Gold'],
      scoreType: 'national',
      sort: '-score',
    })
  })

  it('takes Platinum for Premium, as old links say it', () => {
    expect(read('tier=Platinum').tier).toEqual(['Premium'])
  })

  it('leaves defaults out of the address', () => {
    const params = new URLSearchParams('q=ann&tier=Gold&range=low&sort=name')
    expect(writeListState(params, { ...noFilters, sort: '-score' }).toString()).toBe('')
  })
})

describe('the query of a page', () => {
  it.each([
    ['high', { minScore: 80 }],
    ['medium', { minScore: 60, maxScore: 79 }],
    ['low', { maxScore: 59 }],
  ])('asks for the whole scores of the range %s', (range, limits) => {
    expect(listQuery(read(`range=${range}`))).toEqual({ ...limits, scoreType: 'national', sort: '-score', limit: 50 })
  })

  it('carries filters and the page token', () => {
    expect(listQuery(read('q=ann&status=Active&tier=Gold&invite=Auto-Deny&score=local'), 'next')).toEqual({
      search: 'ann',
      status: ['Active'],
      tier: ['Gold'],
      autoInvite: ['Auto-Deny'],
      scoreType: 'local',
      sort: '-score',
      limit: 50,
      page: 'next',
    })
  })

  it('knows when something is filtered away', () => {
    expect(isFiltered(read('sort=name&score=local'))).toBe(false)
    for (const search of ['q=a', 'status=Active', 'range=low', 'tier=New', 'invite=Auto-Deny']) expect(isFiltered(read(search))).toBe(true)
  })
})
