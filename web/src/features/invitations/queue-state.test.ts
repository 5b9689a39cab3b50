import { expect, it } from 'vitest'
import { defaultSort, filterOf, filtersInForce, isNarrowed, noFilters, readQueue, writeQueue } from './queue-state.ts'

it('reads what it writes, keeps the filters of the bidder list, and leaves defaults out of the address', () => {
  const chosen = { state: 'denied', search: 'parr', tier: ['Gold'], from: 75, to: 79, sort: '-won' } as const
  const params = writeQueue(new URLSearchParams('q=anna&tier=Silver&from=10'), { ...chosen, tier: [...chosen.tier] })
  expect(readQueue(params)).toEqual(chosen)
  expect([params.get('q'), params.get('tier'), params.get('from')]).toEqual(['anna', 'Silver', '10'])
  expect(writeQueue(params, { ...noFilters, sort: defaultSort }).toString()).toBe('q=anna&tier=Silver&from=10&state=denied')
})

it('drops what the address cannot mean', () => {
  expect(readQueue(new URLSearchParams('state=gone&rank=Platinum&least=101&order=email'))).toEqual({
    ...{ state: 'review', search: '', tier: [], from: undefined, to: undefined, sort: '-score' },
  })
})

it('sends only the filters that are in force', () => {
  const state = readQueue(new URLSearchParams('least=75&rank=Gold&rank=Silver'))
  expect(filterOf(state)).toEqual({ tier: ['Gold', 'Silver'], minScore: 75 })
  expect([filtersInForce(state), isNarrowed(state)]).toEqual([3, true])
  expect(isNarrowed(readQueue(new URLSearchParams('find=parr')))).toBe(true)
})
