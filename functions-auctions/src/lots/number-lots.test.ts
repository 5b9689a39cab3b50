import { isStoreError, StoreError } from '@auctionwiz/platform/core/store/store'
import { lotNumberingRecord, numberingOf } from '@auctionwiz/records/lot-numberings'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { finishNumbering } from './number-lots.ts'
import { addSale, type Sale } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let sale: Sale
beforeEach(async () => {
  app = await testApp()
  sale = await addSale(app)
})

interface Row {
  id: string
  lotNumber: string
  title: string
  version: string
}

const add = async (...numbers: string[]): Promise<Row[]> => {
  const added: Row[] = []
  for (const lotNumber of numbers) added.push(await sale.lot('createLot', { body: { title: `First ${lotNumber}`, lotNumber } }))
  return added
}
const number = (body: object, role?: 'viewer') => sale.lot('numberLots', { body, ...(role && { role }) })
const catalogue = async () =>
  (await sale.lot('listLots', { query: 'limit=200' })).lots.map(({ lotNumber, title }: Row) => `${lotNumber} ${title.slice(6)}`)
const partition = () => app.house.in('auctions').within(sale.id)

describe('numberLots', () => {
  it('moves a lot behind another or to the front, and again changes nothing', async () => {
    const [, second, , fourth] = await add('1', '2', '2A', '3')
    const move = { kind: 'move', lotId: fourth?.id, after: '1' }
    expect(await number(move)).toMatchObject({ status: 200, changed: 3 })
    expect(await catalogue()).toEqual(['1 1', '2 3', '2A 2', '3 2A'])
    expect(await number(move)).toMatchObject({ changed: 0 })
    expect(await number({ kind: 'move', lotId: second?.id, after: null })).toMatchObject({ changed: 3 })
    expect(await catalogue()).toEqual(['1 2', '2 1', '2A 3', '3 2A'])
    expect(await sale.audits('lot.number')).toMatchObject([
      { subjectType: 'auction', subjectId: sale.id, after: { kind: 'move', lots: 3 } },
      { after: { lots: 3 } },
    ])
  })

  it('renumbers the lots to come from a number on, in steps and without suffixes, in several batches', async () => {
    const numbers = Array.from({ length: 130 }, (_, index) => (index % 2 ? `${(index + 1) / 2}A` : `${index / 2 + 1}`))
    const added = await add(...numbers)
    const { id: lotId, version } = added[3] as Row
    await sale.lot('recordLotOutcome', { params: { lotId }, body: { outcome: { action: 'withdraw' }, version } })
    expect(await number({ kind: 'renumber', from: 1, step: 1 })).toMatchObject({ status: 200, changed: 128 })
    const now = await catalogue()
    expect(now.slice(0, 5)).toEqual(['1 1', '2 1A', '2A 2A', '3 2', '4 3'])
    expect([now.length, now.at(-1)]).toEqual([130, '129 65A'])
    expect((await sale.lot('listLots')).numbering).toBeUndefined()
    expect((await sale.lot('listLots')).totals.lots).toBe(130)
    expect(await sale.audits('lot.number')).toHaveLength(1)
  })

  it('is finished by the next call, at whatever point it was interrupted', async () => {
    const numbers = Array.from({ length: 105 }, (_, index) => String(index + 1))
    for (let writes = 1; writes <= 4; writes += 1) {
      sale = await addSale(app)
      const added = await add(...numbers)
      const lots = partition()
      let left = writes
      const dying = {
        ...lots,
        in: () => dying,
        within: () => dying,
        write: async (batch: Parameters<typeof lots.write>[0]) => {
          left -= 1
          if (left < 0) throw new StoreError('busy', 'the app was killed')
          return lots.write(batch)
        },
      }
      const moved = { kind: 'move', lotId: added[104]?.id ?? '', after: null } as const
      await lots.write([lotNumberingRecord.creation(numberingOf(moved))])
      await finishNumbering(dying, app.clock.now).catch((error: unknown) => expect(isStoreError(error, 'busy')).toBe(true))
      expect((await sale.lot('listLots')).numbering).toBe(writes < 4 ? true : undefined)
      const { version } = await sale.lot('readLot', { params: { lotId: added[50]?.id ?? '' } })
      const retitled = await sale.lot('updateLot', { params: { lotId: added[50]?.id ?? '' }, body: { title: 'First fifty', version } })
      expect(retitled).toMatchObject({ status: 200 })
      expect(await sale.lot('createLot', { body: { title: 'First new' } })).toMatchObject({ status: 201, lotNumber: '106' })
      const expected = numbers.map((lotNumber, index) => `${lotNumber} ${index === 0 ? '105' : index === 51 ? 'fifty' : index}`)
      expect(await catalogue()).toEqual([...expected, '106 new'])
      expect(await number({ kind: 'finish' })).toMatchObject({ status: 200, changed: 0 })
    }
  })

  it.each([
    ['more lots than numbers', () => ({ kind: 'renumber', from: 999_999, step: 1 }) as const],
    ['the lot before it gone', (id: string) => ({ kind: 'move', lotId: id, after: '77' }) as const],
    ['the lot withdrawn', (_: string, withdrawn: string) => ({ kind: 'move', lotId: withdrawn, after: null }) as const],
  ])('is dropped where it became impossible before the numbers were decided: %s', async (_which, asked) => {
    const [, second, third] = await add('1', '2', '3')
    const params = { lotId: second?.id ?? '' }
    await sale.lot('recordLotOutcome', { params, body: { outcome: { action: 'withdraw' }, version: second?.version } })
    await partition().write([lotNumberingRecord.creation(numberingOf(asked(third?.id ?? '', second?.id ?? '')))])
    expect(await sale.lot('createLot', { body: { title: 'First new' } })).toMatchObject({ status: 201, lotNumber: '4' })
    expect(await catalogue()).toEqual(['1 1', '2 2', '3 3', '4 new'])
    expect((await sale.lot('listLots')).numbering).toBeUndefined()
  })

  it('decides once which numbers there will be, also where lots are added at the same moment', async () => {
    await add('3', '5', '5A')
    const [renumbered, ...added] = await Promise.all([
      number({ kind: 'renumber', from: 1, step: 1 }),
      ...['1', '2', '9'].map((lotNumber) => sale.lot('createLot', { body: { title: 'First new', lotNumber } })),
    ])
    expect([200, 503]).toContain(renumbered.status)
    for (const { status } of added) expect([201, 409, 503]).toContain(status)
    const all = await catalogue()
    expect(new Set(all.map((row: string) => row.split(' ')[0])).size).toBe(all.length)
  })

  it('refuses once bidding is open, for a lot that was withdrawn, and for lots that are not there', async () => {
    const [first, second] = await add('1', '2')
    const params = { lotId: first?.id ?? '' }
    await sale.lot('recordLotOutcome', { params, body: { outcome: { action: 'withdraw' }, version: first?.version } })
    expect(await number({ kind: 'move', lotId: first?.id, after: '2' })).toMatchObject({ status: 409, error: { code: 'lot_state' } })
    expect(await number({ kind: 'move', lotId: 'lot_none', after: null })).toMatchObject({ status: 404 })
    expect(await number({ kind: 'move', lotId: second?.id, after: '77' })).toMatchObject({
      ...{ status: 400, error: { details: { fields: { after: 'This auction has no lot with this number.' } } } },
    })
    expect(await number({ kind: 'renumber', from: 999_999, step: 1000 })).toMatchObject({ status: 200 })
    await add('1A')
    expect(await number({ kind: 'renumber', from: 999_999, step: 1 })).toMatchObject({
      status: 400,
      error: { details: { fields: { from: expect.any(String) } } },
    })
    await sale.open()
    expect(await number({ kind: 'renumber', from: 1, step: 1 })).toMatchObject({ status: 409, error: { code: 'auction_state' } })
    expect(await number({ kind: 'finish' })).toMatchObject({ status: 200, changed: 0 })
  })

  it('takes the permission auctions:edit, in the own house alone', async () => {
    expect(await number({ kind: 'renumber', from: 1, step: 1 }, 'viewer')).toMatchObject({
      ...{ status: 403, error: { details: { permission: 'auctions:edit' } } },
    })
    expect(await sale.lot('numberLots', { body: { kind: 'finish' }, houseId: 'h2' })).toMatchObject({ status: 404 })
    expect(await number({ kind: 'renumber', from: 0, step: 1 })).toMatchObject({ status: 400 })
  })
})
