import { aBidder } from '@auctionwiz/records/testing/bidders'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvOf, saleImportHouse } from './testing.ts'

const row = fc.record({
  sale: fc.nat(2),
  lot: fc.integer({ min: 1, max: 9 }),
  title: fc.constantFrom('Chest', 'Table', 'Mirror'),
  estimate: fc.constantFrom('', '100', '250'),
  hammer: fc.constantFrom('', '80', '120.50'),
  buyer: fc.nat(5),
})

/** Sales from the past and one to come, which has no results. */
const dates = ['2026-03-09', '2026-05-02', '2027-03-01']

const line = ({ sale, lot, title, estimate, hammer, buyer }: typeof row extends fc.Arbitrary<infer R> ? R : never): string[] => {
  const isOver = sale < 2
  const paid = isOver ? hammer : ''
  const named = paid === '' && buyer > 2 ? ['', '', ''] : ['', `b${buyer}@example.com`, `Bea ${buyer} Lee`]
  return [`Sale ${sale}`, dates[sale] ?? '', String(lot), title, estimate, paid, ...named]
}

const file = fc.array(row, { minLength: 1, maxLength: 60 }).map((rows) => csvOf(...rows.map(line)))

it('any import of auctions, and then the one before it, is taken back without a trace', async () => {
  await fc.assert(
    fc.asyncProperty(file, file, fc.boolean(), async (first, second, replaces) => {
      const house = await saleImportHouse([aBidder({ id: 'bid_0', firstName: 'Bea 0', lastName: 'Lee', email: 'b0@example.com' })])
      const empty = await house.stored()
      const one = await house.imported(first)
      const before = await house.stored()
      const two = await house.imported(second, replaces ? { figures: 'replace' } : {})
      for (const [id, expected] of [
        [two, before],
        [one, empty],
      ] as const) {
        const isUndoable = (await house.call('listUndoables')).undoables.some((undoable: { id: string }) => undoable.id === id)
        if (isUndoable) {
          const planned = await house.preview(id)
          expect(await house.undo(id)).toMatchObject({ status: 202 })
          expect(await house.preview(id)).toEqual({ ...planned, endedAt: '2026-11-21T09:00:00.000Z' })
        }
        expect(await house.stored()).toEqual(expected)
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
