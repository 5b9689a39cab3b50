import { expect, it } from 'vitest'
import { houseOf } from './testing.ts'

const withWins = (...wins: number[]) => houseOf(wins.map((count) => ({ wins: count })))

it.each(['national', 'local'])('lists bidders without a %s score last in both directions, on pages of any size', async (scoreType) => {
  const { list } = await withWins(0, 1, 30, 0, 8)
  for (const limit of [1, 2, 3, 4, 5, 50]) {
    expect((await list(`scoreType=${scoreType}&limit=${limit}`)).slice(0, 3)).toEqual(['b2', 'b4', 'b1'])
    expect(await list(`scoreType=${scoreType}&sort=score&limit=${limit}`)).toEqual(['b1', 'b4', 'b2', 'b0', 'b3'])
  }
})

it('gives the total of all parts with the first page', async () => {
  const { call } = await withWins(0, 1, 0)
  expect(await call('listBidders', { query: 'sort=score&limit=1' })).toMatchObject({ total: 3, bidders: [{ id: 'b1' }] })
})

it('finds no New bidder by limits of either score', async () => {
  const { list } = await withWins(0, 1, 30)
  for (const query of ['minScore=0', 'maxScore=100', 'maxScore=100&sort=score', 'maxScore=100&scoreType=local', 'minScore=0&tier=New'])
    expect(await list(query)).not.toContain('b0')
})

it('refuses a page of a part that the list does not have', async () => {
  const { call } = await withWins(0, 1)
  for (const page of ['part-1:', 'part-7:x', 'part-1:x'])
    expect(await call('listBidders', { query: `page=${encodeURIComponent(page)}` })).toMatchObject({ error: { code: 'invalid_request' } })
})
