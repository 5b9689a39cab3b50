import { expect, it } from 'vitest'
import { houseOf } from './testing.ts'

const people = [{ wins: 0, status: 'Pending' }, { wins: 1 }, { wins: 30 }, { wins: 8, currency: 'JPY', status: 'Inactive' }] as const

const house = () => houseOf(people.map((person) => ({ currency: 'USD', ...person })))

const average = (...scores: number[]) => Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10

it('adds up all bidders, whatever a page holds, and leaves New ones out of the average', async () => {
  const { call } = await house()
  const { bidders } = await call('listBidders', { query: 'sort=score' })
  const scores: number[] = bidders.slice(0, 3).map((bidder: { nationalScore: { score: number } }) => bidder.nationalScore.score)
  expect(await call('readBidderTotals')).toEqual({
    status: 200,
    all: 4,
    count: 4,
    averageScore: average(...scores),
    notScored: 1,
    won: [
      { amount: 31_000, currency: 'USD' },
      { amount: 8_000, currency: 'JPY' },
    ],
  })
})

it('gives the same from counters as by adding up', async () => {
  const { call } = await house()
  for (const scoreType of ['national', 'local'])
    expect(await call('readBidderTotals', { query: `scoreType=${scoreType}` })).toEqual(
      await call('readBidderTotals', { query: `scoreType=${scoreType}&status=Active&status=Pending&status=Inactive` }),
    )
})

it.each([
  ['status=Active', { count: 2, all: 4, won: [{ amount: 31_000, currency: 'USD' }] }],
  ['tier=New', { count: 1, all: 4, won: [], notScored: 1 }],
  ['search=pascoe', { count: 4, all: 4 }],
  ['search=zzqxy', { count: 0, all: 4, won: [] }],
])('adds up what %s finds', async (query, totals) => {
  const { call } = await house()
  const answer = await call('readBidderTotals', { query })
  expect(answer).toMatchObject(totals)
  if (totals.count < 2) expect(answer).not.toHaveProperty('averageScore')
})

it('counts a search with very many results only so far, without its totals', async () => {
  const { call } = await houseOf(Array.from({ length: 1001 }, () => ({ wins: 1 })))
  expect(await call('readBidderTotals', { query: 'search=pascoe' })).toEqual({ status: 200, all: 1001, count: 1000, countIsAtLeast: true })
})

it('reads one document for the whole house', async () => {
  const { call, store } = await house()
  const { query, count, sums } = store
  let queries = 0
  const counted =
    <Args extends unknown[], Answer>(of: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      queries += 1
      return of(...args)
    }
  Object.assign(store, { query: counted(query), count: counted(count), sums: counted(sums) })
  await call('readBidderTotals')
  expect(queries).toBe(0)
  await call('readBidderTotals', { query: 'status=Active' })
  expect(queries).toBe(1)
})

it('refuses order and pages, and needs the permission to view bidders', async () => {
  const { call } = await house()
  expect(await call('readBidderTotals', { query: 'sort=name' })).toMatchObject({ error: { code: 'invalid_request' } })
  expect(await call('readBidderTotals', { adjusted: ['-bidders:view'] })).toMatchObject({ error: { code: 'forbidden' } })
})
