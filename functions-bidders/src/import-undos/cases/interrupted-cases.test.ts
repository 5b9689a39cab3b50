import { readCaseCounts } from '@auctionwiz/records/case-counts'
import { expect, it } from 'vitest'
import { endsAsUndisturbed, endsWhenStartedAgain, undisturbed } from '../test-interruptions.ts'
import { caseImportHouse, caseRow, csvOf } from './testing.ts'

const many = (count: number, title: string, status: string) =>
  Array.from({ length: count }, (_, row) => caseRow(`M-${row}`, title, status, ['250', '2026-11-10', 'ann@example.com']))

/** A house after two imports, of which the second is undone; staff have noted something on one of its cases. */
const edited = async () => {
  const house = await caseImportHouse()
  await house.imported(csvOf(...many(4, 'Forged chest', 'pending')))
  const id = await house.imported(csvOf(...many(18, 'Forged table', 'dismissed')))
  await house.staff('addCaseNote', 'LC-1003', { text: 'Called' }, 'note-of-the-case')
  return { ...house, id }
}

type House = Awaited<ReturnType<typeof edited>>

/** Random ids are left out, as are those of events, which hold the time. */
const endState = async ({ stored, preview, audits, house, id }: House) => {
  const undone = (await audits()).filter(({ action }) => action === 'upload.undone')
  const documents = (await stored()).map((text) => text.replace(/(note|evt)_\w+/g, '$1'))
  return {
    documents: documents.sort(),
    figures: await preview(id),
    undone: undone.map(({ after }) => after),
    counts: await readCaseCounts(house),
  }
}

const undo = { house: edited, endState }

it('leaves what was edited since, and names it', async () => {
  expect(await undisturbed(undo)).toMatchObject({
    figures: { removed: 14, restored: 3, kept: ['LC-1003 Forged table edited'] },
    undone: [{ casesRemoved: 14, casesRestored: 3, kept: 1 }],
    counts: { total: 4 },
  })
})

it.each(['before', 'behind'] as const)('that is killed %s any write ends as an undisturbed one', (end) => endsAsUndisturbed(undo, end))

/** Where it stopped behind the last step, the nightly round notifies the network. */
const withoutNetwork = ({ documents, ...state }: Awaited<ReturnType<typeof endState>>) => ({
  ...state,
  documents: documents.filter((text) => !text.includes('"network-share"')),
})

it('that was interrupted too often can be started again, and then ends as an undisturbed one', async () => {
  await endsWhenStartedAgain(undo, { every: 3, settled: withoutNetwork })
})
