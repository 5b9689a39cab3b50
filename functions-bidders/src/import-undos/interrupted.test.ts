import { expect, it } from 'vitest'
import { endsAsUndisturbed, endsWhenStartedAgain, undisturbed } from './test-interruptions.ts'
import { importedHouse } from './testing.ts'

const edited = async () => {
  const app = await importedHouse()
  await app.edit('bid_cid', { tags: ['wine'] })
  await app.edit('bid_1_0_1', { lastName: 'Newman' })
  await app.workOff()
  return { ...app, id: app.params.id }
}

/** All that an undo leaves. */
const endState = async (app: Awaited<ReturnType<typeof edited>>) => {
  const bidders = [...(await app.bidders()).values()].map(({ version: _version, ...bidder }) => bidder)
  const undone = (await app.audits()).filter(({ action }) => action === 'upload.undone')
  const { kept, ...numbers } = await app.preview()
  return { bidders, numbers, kept: kept.map(({ id }: { id: string }) => id).sort(), undone: undone.length, counts: await app.totals() }
}

const undo = { house: edited, endState }

it('leaves what was edited since, and names it', async () => {
  expect(await undisturbed(undo)).toMatchObject({ undone: 1, kept: ['bid_1_0_1', 'bid_cid'], numbers: { removed: 4, restored: 1 } })
})

it.each(['before', 'behind'] as const)('that is killed %s any write ends as an undisturbed one', (end) => endsAsUndisturbed(undo, end))

it('that was interrupted too often can be started again, and then ends as an undisturbed one', async () => {
  await endsWhenStartedAgain(undo, { every: 1 })
})
