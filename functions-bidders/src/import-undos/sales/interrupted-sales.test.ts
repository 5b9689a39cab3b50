import { expect, it } from 'vitest'
import { endsAsUndisturbed, endsWhenStartedAgain, undisturbed } from '../test-interruptions.ts'
import { csvOf, results, saleImportHouse } from './testing.ts'

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

const undo = { house: edited, endState }

/** Where it stopped behind the last step, the nightly round notifies the network. */
const withoutNetwork = ({ documents, ...state }: Awaited<ReturnType<typeof endState>>) => ({
  ...state,
  documents: documents.filter((text) => !text.includes('"network-share"')),
})

it('leaves what was edited since, and names it', async () => {
  expect(await undisturbed(undo)).toMatchObject({ figures: { bidders: 1, figures: [1, 0, 3, 1, 2] }, undone: [{ kept: 1 }] })
})

it.each(['before', 'behind'] as const)('that is killed %s any write ends as an undisturbed one', (end) => endsAsUndisturbed(undo, end))

it('that was interrupted too often can be started again, and then ends as an undisturbed one', async () => {
  await endsWhenStartedAgain(undo, { every: 4, settled: withoutNetwork })
})
