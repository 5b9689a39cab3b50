import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { expect, it } from 'vitest'
import { importedHouse } from './testing.ts'

/** A store that dies at its write number `at`: before it is done, or behind it. */
const dyingStore = (store: DocumentStore, at: number, done: boolean): DocumentStore => {
  let writes = 0
  return {
    ...store,
    write: async (...args) => {
      writes += 1
      if (writes > at) throw new Error('killed')
      if (writes < at) return store.write(...args)
      if (done) await store.write(...args)
      throw new Error('killed')
    },
  }
}

const edited = async () => {
  const app = await importedHouse()
  await app.edit('bid_cid', { tags: ['wine'] })
  await app.edit('bid_1_0_1', { lastName: 'Newman' })
  await app.workOff()
  return app
}

/** All that an undo leaves. */
const endState = async (app: Awaited<ReturnType<typeof importedHouse>>) => {
  const bidders = [...(await app.bidders()).values()].map(({ version: _version, ...bidder }) => bidder)
  const undone = (await app.audits()).filter(({ action }) => action === 'upload.undone')
  const { kept, ...numbers } = await app.preview()
  return { bidders, numbers, kept: kept.map(({ id }: { id: string }) => id).sort(), undone: undone.length, counts: await app.totals() }
}

it('that is killed ends as an undisturbed one, whatever it was about to write', async () => {
  const undisturbed = await edited()
  await undisturbed.undo()
  const expected = await endState(undisturbed)
  expect(expected).toMatchObject({ undone: 1, kept: ['bid_1_0_1', 'bid_cid'], numbers: { removed: 4, restored: 1 } })
  for (const done of [false, true])
    for (let at = 1; at <= 9; at += 1) {
      const app = await edited()
      await app.call('undoImport', { params: app.params })
      const dying = dyingStore(app.store, at, done)
      const tenant = (accountId: string, houseId: string) => ({
        house: partitionOf(dying, 'bidders', [accountId, houseId]),
        account: partitionOf(dying, 'accounts', [accountId]),
      })
      const [message] = app.sent
      await workOnJob({ ...app.ports, tenant })(message).catch(() => undefined)
      await app.workOff()
      expect(await endState(app), `killed ${done ? 'after' : 'at'} write ${at}`).toEqual(expected)
    }
})

it('that was interrupted too often can be started again, and then ends as an undisturbed one', async () => {
  const undisturbed = await edited()
  await undisturbed.undo()
  const expected = await endState(undisturbed)
  for (let at = 1; at <= 9; at += 1) {
    const app = await edited()
    await app.call('undoImport', { params: app.params })
    const dying = dyingStore(app.store, at, true)
    const tenant = (accountId: string, houseId: string) => ({
      house: partitionOf(dying, 'bidders', [accountId, houseId]),
      account: partitionOf(dying, 'accounts', [accountId]),
    })
    const [message] = app.sent.splice(0)
    await workOnJob({ ...app.ports, tenant })(message).catch(() => undefined)
    await failJob(app.ports)(message)
    const { undoables } = await app.call('listUndoables')
    const { endedAt } = await app.preview()
    expect(undoables.some(({ kind }: { kind: string }) => kind === 'import')).toBe(endedAt === undefined)
    if (endedAt === undefined) expect(await app.undo()).toMatchObject({ status: 202 })
    expect(await endState(app), `stopped after write ${at}`).toEqual(expected)
  }
})
