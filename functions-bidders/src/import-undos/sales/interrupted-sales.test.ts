import { failJob } from '@auctionwiz/platform/core/jobs/fail-job'
import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { expect, it } from 'vitest'
import { csvOf, results, saleImportHouse } from './testing.ts'

/** A store that dies at its write number `at`: before it is done, or behind it. */
const dyingStore = (store: DocumentStore, at: number, done: boolean) => {
  let writes = 0
  const dying: DocumentStore = {
    ...store,
    write: async (...args) => {
      writes += 1
      if (writes > at) throw new Error('killed')
      if (writes < at) return store.write(...args)
      if (done) await store.write(...args)
      throw new Error('killed')
    },
  }
  return { dying, died: () => writes >= at }
}

/** A house after two imports, the second of which is undone; a bidder whom it added was edited since. */
const edited = async () => {
  const house = await saleImportHouse()
  await house.imported(results)
  const id = await house.imported(
    csvOf(
      ['Furniture', '2026-03-09', '1', 'Chest of drawers', '1400', '1600.00', '12', 'ann@example.com', 'Ann Lee'],
      ['Furniture', '2026-03-09', '4', 'Chair', '90', '80', '15', 'cid@example.com', 'Cid Day'],
      ['Clocks', '2026-06-01', '1', 'Long case', '900', '700', '3', 'dan@example.com', 'Dan Fox'],
      ['Clocks', '2026-06-01', '2', 'Bracket', '900', '', '', '', ''],
    ),
    { figures: 'replace' },
  )
  const dan = (await house.bidders()).find(({ email }) => email === 'dan@example.com')
  await house.call('addBidderNote', { params: { id: dan?.id ?? '' }, body: { note: 'Called', category: 'General', isPrivate: false } })
  await house.workOff()
  return { ...house, id }
}

type House = Awaited<ReturnType<typeof edited>>

/** Numbers in ids, which count the attempts, and the ids of notes are left out. */
const endState = async ({ stored, preview, audits, id }: House) => {
  const undone = (await audits()).filter(({ action }) => action === 'upload.undone')
  const documents = (await stored()).map((text) => text.replace(/note_\w+/g, 'note'))
  return { documents, figures: await preview(id), undone: undone.map(({ after }) => after) }
}

const withoutNetwork = ({ documents, ...state }: Awaited<ReturnType<typeof endState>>) => ({
  ...state,
  documents: documents.filter((text) => !text.includes('"network-share"')),
})

const killedAt = async (house: House, at: number, done: boolean): Promise<{ message: unknown; died: boolean }> => {
  await house.call('undoImport', { params: { id: house.id } })
  const { dying, died } = dyingStore(house.store, at, done)
  const tenant = (accountId: string, houseId: string) => ({
    house: partitionOf(dying, 'bidders', [accountId, houseId]),
    account: partitionOf(dying, 'accounts', [accountId]),
  })
  const [message] = house.sent
  await workOnJob({ ...house.ports, tenant })(message).catch(() => undefined)
  return { message, died: died() }
}

const undisturbed = async () => {
  const house = await edited()
  await house.undo(house.id)
  return endState(house)
}

it('that is killed ends as an undisturbed one, whatever it was about to write', async () => {
  const expected = await undisturbed()
  expect(expected).toMatchObject({ figures: { bidders: 1, figures: [1, 0, 3, 1, 2] }, undone: [{ kept: 1 }] })
  for (const done of [false, true]) {
    let died = true
    for (let at = 1; died; at += 1) {
      const house = await edited()
      died = (await killedAt(house, at, done)).died
      await house.workOff()
      expect(await endState(house), `killed ${done ? 'after' : 'at'} write ${at}`).toEqual(expected)
    }
  }
})

it('that was interrupted too often can be started again, and then ends as an undisturbed one', async () => {
  const expected = await undisturbed()
  for (let at = 1, died = true; died; at += 4) {
    const house = await edited()
    const killed = await killedAt(house, at, true)
    died = killed.died
    house.sent.splice(0)
    await failJob(house.ports)(killed.message)
    const { endedAt } = await house.preview(house.id)
    if (endedAt === undefined) expect(await house.undo(house.id)).toMatchObject({ status: 202 })
    const found = await endState(house)
    // Where it stopped behind the last step, the nightly round notifies the network.
    if (endedAt === undefined) expect(found, `stopped after write ${at}`).toEqual(expected)
    else expect(withoutNetwork(found), `stopped after write ${at}`).toEqual(withoutNetwork(expected))
  }
})
