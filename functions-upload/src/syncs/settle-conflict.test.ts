import type { ConflictDecision } from '@auctionwiz/contracts/sync-conflicts'
import { describe, expect, it } from 'vitest'
import { platformLot, platformPerson, syncHouse } from './testing.ts'

const openHouse = async (...of: Parameters<typeof syncHouse>) => {
  const house = await syncHouse(...of)
  await house.workOff()
  const settle = async (decision: ConflictDecision) => {
    const [conflict] = await house.conflicts()
    const params = { conflictId: conflict?.id ?? '' }
    return house.call('settleSyncConflict', { id: house.id, params, body: { decision, version: conflict?.version } })
  }
  return { ...house, settle }
}

describe('a decision field by field', () => {
  it('takes a result from one side as a whole', async () => {
    const { changeLot, changePlatformLot, compare, decide, conflicts, settle, houseLots, counts } = await openHouse(
      [platformLot(1)],
      [platformPerson(1)],
    )
    changePlatformLot('p/1', { state: 'Sold', hammer: 200, buyer: 'h/1' })
    await changeLot('1', { state: 'Passed', highestBid: 50, earlier: [{ state: 'Upcoming' }] })
    await decide((await compare('both')).id)
    const fields = (await conflicts())[0]?.fields.map(({ field }) => field) ?? []
    expect(fields).toEqual(['state', 'hammer', 'paddle', 'highestBid'])
    const merge = (use: (field: string) => 'existing' | 'imported') =>
      settle({ choice: 'merge', fields: fields.map((field) => ({ field, use: use(field) })) })
    await expect(merge((field) => (field === 'state' ? 'imported' : 'existing'))).rejects.toMatchObject({
      code: 'invalid_request',
      details: { fields: { 'decision.fields': 'Values that belong together, such as state and hammer price, come from one side.' } },
    })
    expect((await houseLots())[0]).toMatchObject({ state: 'Passed', highestBid: 50 })
    expect(await merge(() => 'imported')).toMatchObject({ status: 'resolved' })
    expect((await houseLots())[0]).toMatchObject({ state: 'Sold', hammer: 200, paddle: '501' })
    expect(await counts()).toMatchObject({ hammer: 200 })
  })
})

describe('a decision on values that the house has changed since', () => {
  it('shows the lot as it is now before it is replaced', async () => {
    const { changeLot, changePlatformLot, compare, decide, conflicts, settle, houseLots } = await openHouse()
    changePlatformLot('p/1', { title: 'Pine chest' })
    await changeLot('1', { title: 'Oak chest' })
    await decide((await compare('both')).id)
    await changeLot('1', { title: 'Elm chest' })
    await expect(settle({ choice: 'imported' })).rejects.toMatchObject({ code: 'stale_version' })
    expect((await houseLots())[0]?.title).toBe('Elm chest')
    expect(await conflicts()).toMatchObject([{ status: 'pending', fields: [{ existing: 'Elm chest', imported: 'Pine chest' }] }])
    expect(await settle({ choice: 'imported' })).toMatchObject({ status: 'resolved' })
    expect((await houseLots())[0]?.title).toBe('Pine chest')
  })

  it('shows the auction as it is now before it is replaced', async () => {
    const { changeAuction, sale, compare, decide, conflicts, settle, auction, later, clock } = await openHouse()
    later()
    Object.assign(sale.auction, { title: 'Pine', updatedAt: clock.now.toISOString() })
    await changeAuction({ title: 'Oak' })
    await decide((await compare('both')).id)
    await changeAuction({ title: 'Elm' })
    await expect(settle({ choice: 'imported' })).rejects.toMatchObject({ code: 'stale_version' })
    expect((await auction()).title).toBe('Elm')
    expect(await conflicts()).toMatchObject([{ fields: [{ existing: 'Elm', imported: 'Pine' }] }])
    expect(await settle({ choice: 'imported' })).toMatchObject({ status: 'resolved' })
    expect((await auction()).title).toBe('Pine')
  })
})

describe('a conflict that is over', () => {
  const open = async () => {
    const house = await openHouse()
    house.changePlatformLot('p/1', { title: 'Pine chest' })
    await house.changeLot('1', { title: 'Oak chest' })
    const { id: runId } = await house.decide((await house.compare('both')).id)
    return { ...house, ledger: () => house.lines(runId) }
  }
  const openConflicts = async ({ call, id }: Awaited<ReturnType<typeof open>>) => (await call('readAuctionSync', { id })).openConflicts

  it('because both sides say the same is no longer to be decided', async () => {
    const house = await open()
    expect(await openConflicts(house)).toBe(1)
    await house.changeLot('1', { title: 'Pine chest' })
    expect(await house.ledger()).toMatchObject([{ conflictStatus: 'pending' }])
    expect(await house.compare('pull')).toMatchObject({ status: 'completed', counts: { conflict: 0 } })
    expect(await openConflicts(house)).toBe(0)
    expect(await house.ledger()).toMatchObject([{ conflictStatus: 'resolved' }])
  })

  it('because a rule of the house settles it is no longer to be decided', async () => {
    const house = await open()
    await house.call('updateSyncSettings', { body: { frequency: '15', direction: 'pull', conflicts: 'platform' } })
    await house.decide((await house.compare('pull')).id)
    expect((await house.houseLots())[0]?.title).toBe('Pine chest')
    expect(await openConflicts(house)).toBe(0)
  })

  it('stays while its record cannot be compared', async () => {
    const house = await open()
    house.changePlatformLot('p/1', { lotNumber: 'none' })
    await house.compare('pull')
    expect(await openConflicts(house)).toBe(1)
  })
})
