import { describe, expect, it } from 'vitest'
import type { PlatformLot } from '../platforms/sale-platform.ts'
import { failSync, runSync } from './run-sync.ts'
import { platformLot, platformPerson, syncHouse } from './testing.ts'

const sale = async (count: number, last: Partial<PlatformLot> = {}) => {
  const lots = Array.from({ length: count }, (_, index) => platformLot(index + 1))
  const house = await syncHouse([...lots.slice(0, -1), ...lots.slice(-1).map((lot) => ({ ...lot, ...last }))], [], { isToCome: true })
  await house.workOff()
  const titles = async () => (await house.houseLots()).map(({ lotNumber, title }) => `${lotNumber} ${title}`)
  return { ...house, titles }
}

describe('lots that exchange their numbers on the platform', () => {
  it('exchange them at the house, once', async () => {
    const { exchangeOnPlatform, compare, decide, titles } = await sale(3)
    exchangeOnPlatform('p/1', 'p/2')
    const run = await compare('pull')
    expect(run.planned).toMatchObject({ updated: 2, failed: 0 })
    expect(await decide(run.id)).toMatchObject({ counts: { updated: 2, failed: 0, unchanged: 2 } })
    expect(await titles()).toEqual(['1 Lot 2', '2 Lot 1', '3 Lot 3'])
    expect(await compare('both')).toMatchObject({ status: 'completed', planned: { unchanged: 4, updated: 0 } })
  })

  it('take their places also where one moves to the front of many', async () => {
    const { exchangeOnPlatform, compare, decide, titles } = await sale(150)
    exchangeOnPlatform(...Array.from({ length: 150 }, (_, index) => `p/${index + 1}`))
    const run = await compare('pull')
    expect(await decide(run.id)).toMatchObject({ counts: { updated: 150, failed: 0 } })
    expect(await titles()).toEqual(['1 Lot 150', ...Array.from({ length: 149 }, (_, index) => `${index + 2} Lot ${index + 1}`)])
  })

  it('reach them with the next sync where one was interrupted half way', async () => {
    const { exchangeOnPlatform, compare, call, id, syncs, syncPorts, workOff, decide, titles, read } = await sale(4)
    exchangeOnPlatform('p/1', 'p/2', 'p/3', 'p/4')
    const run = await compare('pull')
    await call('decideSync', { id, params: { runId: run.id }, body: { decision: 'apply' } })
    let steps = 0
    const now = () => new Date(syncPorts.now().getTime() + steps++ * 1_000)
    await runSync({ ...syncPorts, now, limitMs: 0 })(syncs.shift())
    await workOff(failSync(syncPorts))
    expect(await read(run.id)).toMatchObject({ status: 'completed', problem: 'interrupted', counts: { updated: 1, failed: 3 } })
    const next = await compare('both')
    expect(await decide(next.id)).toMatchObject({ counts: { updated: 3, conflict: 0, failed: 0 } })
    expect(await titles()).toEqual(['1 Lot 4', '2 Lot 1', '3 Lot 2', '4 Lot 3'])
  })

  it('make room for a lot that is put in between', async () => {
    const { changePlatformLot, sale: platform, compare, decide, titles } = await sale(60)
    for (let number = 60; number > 1; number -= 1) changePlatformLot(`p/${number}`, { lotNumber: String(number + 1) })
    platform.lots.push(platformLot(100, { lotNumber: '2' }))
    const run = await compare('pull')
    expect(await decide(run.id)).toMatchObject({ counts: { created: 1, updated: 59, failed: 0 } })
    expect((await titles()).slice(0, 4)).toEqual(['1 Lot 1', '2 Lot 100', '3 Lot 2', '4 Lot 3'])
  })

  it('keep them where one of them is sold, and say so', async () => {
    const { exchangeOnPlatform, compare, decide, titles, lines } = await sale(2, { state: 'Sold', hammer: 50 })
    exchangeOnPlatform('p/1', 'p/2')
    const run = await compare('pull')
    expect(await decide(run.id)).toMatchObject({ counts: { updated: 0, failed: 2 } })
    expect((await lines(run.id)).map(({ problem }) => problem).sort()).toEqual(['lot_number_taken', 'not_allowed'])
    expect(await titles()).toEqual(['1 Lot 1', '2 Lot 2'])
  })
})

describe('another currency on the platform', () => {
  it('ends the comparison with its reason, and nothing is written', async () => {
    const { changeCurrency, changePlatformLot, compare, houseLots, decide, call, id } = await sale(2)
    const before = await houseLots()
    changePlatformLot('p/1', { estimateHigh: 90_000 })
    changeCurrency('JPY')
    expect(await compare('both')).toMatchObject({ status: 'failed', problem: 'currency_differs' })
    expect(await houseLots()).toEqual(before)
    await expect(call('reconcileAuction', { id })).rejects.toMatchObject({ code: 'platform_currency' })
    changeCurrency('USD')
    const run = await compare('both')
    expect(await decide(run.id)).toMatchObject({ counts: { updated: 1, failed: 0 } })
  })

  it('is noticed while the lists are read', async () => {
    const { changeCurrency, compare, fault } = await sale(2)
    fault.now = (call, answer) => {
      if (call === 'lots') changeCurrency('EUR')
      return answer()
    }
    expect(await compare('pull')).toMatchObject({ status: 'failed', problem: 'currency_differs' })
  })

  it('fails what waits for the go-ahead', async () => {
    const { changeCurrency, changePlatformLot, changeLot, compare, decide, houseLots, sale: platform, retry } = await sale(2)
    changePlatformLot('p/1', { estimateHigh: 90_000 })
    await changeLot('2', { estimateHigh: 70_000 })
    const run = await compare('both')
    changeCurrency('EUR')
    const lots = [await houseLots(), structuredClone(platform.lots)]
    expect(await decide(run.id)).toMatchObject({ status: 'completed', problem: 'currency_differs', counts: { failed: 2, updated: 0 } })
    expect([await houseLots(), platform.lots]).toEqual(lots)
    changeCurrency('USD')
    expect(await retry(run.id)).toMatchObject({ counts: { updated: 2, failed: 0 } })
  })
})

describe('registrations', () => {
  it('that have left their page since the comparison are found on another', async () => {
    const people = Array.from({ length: 7 }, (_, index) => platformPerson(index + 1))
    const house = await syncHouse([], people.slice(0, 1), { longestPage: 2 })
    await house.workOff()
    house.sale.registrations.push(...people.slice(1))
    const run = await house.compare('pull')
    house.sale.registrations.reverse()
    expect(await house.decide(run.id)).toMatchObject({ counts: { created: 6, failed: 0 } })
    expect(await house.registrations()).toHaveLength(7)
  })
})
