import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { dyingStore } from '@auctionwiz/platform/core/testing/dying-store'
import { expect } from 'vitest'
import type { testApp } from '../testing.ts'

/** An app whose house has an import to undo. */
interface UndoHouse extends Pick<Awaited<ReturnType<typeof testApp>>, 'call' | 'store' | 'ports' | 'sent' | 'workOff'> {
  /** Of the upload. */
  id: string
}

/** What is undone, each time in a new house, and all that the undo leaves. */
interface Interrupted<H extends UndoHouse, State> {
  house(): Promise<H>
  endState(house: H): Promise<State>
}

const start = async (house: UndoHouse): Promise<void> => {
  expect(await house.call('undoImport', { params: { id: house.id } })).toMatchObject({ status: 202 })
}

/** Starts the undo, whose worker is killed at a write. @returns whether it came as far, and the message that the worker had */
const killedAt = async (house: UndoHouse, at: number, done: boolean) => {
  await start(house)
  const { dying, died } = dyingStore(house.store, at, done)
  const tenant = (accountId: string, houseId: string) => ({
    house: partitionOf(dying, 'bidders', [accountId, houseId]),
    account: partitionOf(dying, 'accounts', [accountId]),
  })
  const [message] = house.sent
  await workOnJob({ ...house.ports, tenant })(message).catch(() => undefined)
  return { message, died: died() }
}

/** What an undo leaves that nothing disturbs. */
export const undisturbed = async <H extends UndoHouse, State>({ house: make, endState }: Interrupted<H, State>): Promise<State> => {
  const house = await make()
  await start(house)
  await house.workOff()
  return endState(house)
}

/** An undo that is killed before or behind any of its writes, and is delivered again, ends as an undisturbed one. */
export const endsAsUndisturbed = async <H extends UndoHouse, State>(
  undo: Interrupted<H, State>,
  end: 'before' | 'behind',
): Promise<void> => {
  const expected = await undisturbed(undo)
  for (let at = 1, died = true; died; at += 1) {
    const house = await undo.house()
    died = (await killedAt(house, at, end === 'behind')).died
    await house.workOff()
    expect(await undo.endState(house), `killed ${end} write ${at}`).toEqual(expected)
  }
}

/**
 * An undo that was interrupted too often is started again, and then ends as an undisturbed one.
 * @param settled what is compared where it stopped behind its last step, which the next night goes on from
 */
export const endsWhenStartedAgain = async <H extends UndoHouse, State>(
  undo: Interrupted<H, State>,
  { every, settled = (state) => state }: { every: number; settled?: (state: State) => State },
): Promise<void> => {
  const expected = await undisturbed(undo)
  for (let at = 1, died = true; died; at += every) {
    const house = await undo.house()
    const killed = await killedAt(house, at, true)
    died = killed.died
    house.sent.splice(0)
    await failJob(house.ports)(killed.message)
    const { endedAt } = await house.call('readImportUndo', { params: { id: house.id } })
    const { undoables } = await house.call('listUndoables')
    expect(undoables.some(({ id }: { id: string }) => id === house.id)).toBe(endedAt === undefined)
    if (endedAt === undefined) {
      await start(house)
      await house.workOff()
    }
    const found = await undo.endState(house)
    if (endedAt === undefined) expect(found, `stopped after write ${at}`).toEqual(expected)
    else expect(settled(found), `stopped after write ${at}`).toEqual(settled(expected))
  }
}
