import { expect, it } from 'vitest'
import { endsAsUndisturbed, undisturbed } from '../test-interruptions.ts'
import { csvOf, paymentImportHouse, paymentRow } from './testing.ts'

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, row) => paymentRow(`${name}-${row}`, '2', 'paid', 'B-10002'))

/** A house after two imports, of which the second is undone; staff have taken one of its payments back. */
const edited = async () => {
  const house = await paymentImportHouse()
  await house.imported(csvOf(paymentRow('T-1', '100'), paymentRow('T-2', '20')))
  const refunds = [paymentRow('T-1', '100', 'refunded'), paymentRow('T-9', '5')]
  const id = await house.imported(csvOf(...refunds, ...many('U', 14)))
  await house.takeBack('T-9')
  return { ...house, id }
}

type House = Awaited<ReturnType<typeof edited>>

const endState = async ({ stored, preview, audits, id }: House) => {
  const all = await audits()
  return {
    documents: await stored(),
    figures: await preview(id),
    undone: all.filter(({ action }) => action === 'upload.undone').map(({ after }) => after),
    payments: all.filter(({ action }) => String(action).startsWith('payment.')).length,
  }
}

const undo = { house: edited, endState }

it('leaves what was taken back since, and names it', async () => {
  expect(await undisturbed(undo)).toMatchObject({
    figures: { removed: 14, restored: 1, kept: ['Silver Ann Lee 500 reversed'] },
    undone: [{ paymentsRemoved: 14, paymentsRestored: 1, kept: 1 }],
  })
})

it.each(['before', 'behind'] as const)('that is killed %s any write ends as an undisturbed one', (end) => endsAsUndisturbed(undo, end))
