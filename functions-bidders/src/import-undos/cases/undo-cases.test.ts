import fc from 'fast-check'
import { expect, it } from 'vitest'
import { caseImportHouse, caseRow, csvOf } from './testing.ts'

const ofAnn = ['250', '2026-11-10', 'ann@example.com']

const file = csvOf(
  caseRow('M-1', 'Forged chest', 'in review', ofAnn),
  caseRow('M-2', 'Wrong date', 'pending'),
  caseRow('M-3', 'Old quarrel', 'closed'),
)

it('leaves the house as if the import had not been', async () => {
  const house = await caseImportHouse()
  const before = await house.stored()
  const id = await house.imported(file)
  expect(await house.cases()).toHaveLength(3)
  expect((await house.bidders())[0]?.facts.disputes).toBe(1)
  const expected = { removed: 3, restored: 0, kept: [] }
  expect(await house.preview(id)).toEqual({ ...expected, endedAt: undefined })
  expect((await house.call('listUndoables')).undoables).toMatchObject([{ kind: 'import', id, count: 3 }])
  expect(await house.undo(id)).toMatchObject({ status: 202, kind: 'undo-import' })
  expect(await house.stored()).toEqual(before)
  expect(await house.preview(id)).toEqual({ ...expected, endedAt: '2026-11-21T09:00:00.000Z' })
  const undone = (await house.audits()).filter(({ action }) => action === 'upload.undone')
  expect(undone).toMatchObject([{ after: { casesRemoved: 3, casesRestored: 0, kept: 0 } }])
  expect(await house.undo(id)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
})

it('gives cases that it changed their values, statuses and automations back, and says so in their timelines', async () => {
  const house = await caseImportHouse()
  const first = await house.imported(file)
  const before = await house.state()
  const id = await house.imported(
    csvOf(
      caseRow('M-1', 'Forged chest', 'dismissed', ['300', '2026-11-10', '', 'Two experts']),
      caseRow('M-2', 'Wrong year', 'pending', ofAnn),
      caseRow('M-9', 'New one', 'pending'),
    ),
    { name: 'Corrected' },
  )
  expect((await house.numbered('LC-1001'))?.automation.enabled).toBe(false)
  const aMinute = () => new Date(house.clock.now.getTime() + 61_000)
  house.clock.now = aMinute()
  await house.automate()
  expect(await house.preview(id)).toMatchObject({ removed: 1, restored: 2, kept: [] })
  await house.undo(id)
  expect(await house.state()).toEqual(before)
  const reasons = (await house.events('LC-1001')).map(({ kind, reason }) => `${kind} ${reason}`)
  expect(reasons.slice(0, 2)).toEqual(['status Import of Corrected undone', 'changed Import of Corrected undone'])
  expect((await house.bidders())[0]?.facts.disputes).toBe(1)
  house.clock.now = aMinute()
  const noted = await house.scheduled.due(100)
  expect(noted.map(({ document }) => document.message.caseId)).toContain((await house.numbered('LC-1001'))?.id)
  await house.undo(first)
  expect(await house.cases()).toEqual([])
})

it('undoes as one what several steps of a file did to a case', async () => {
  const house = await caseImportHouse()
  await house.imported(csvOf(caseRow('M-1', 'Case 0')))
  const before = await house.state()
  const rows = Array.from({ length: 100 }, (_, row) => caseRow(row % 2 === 0 ? 'M-1' : 'M-2', `Case ${row}`))
  const id = await house.imported(csvOf(...rows))
  expect(await house.preview(id)).toMatchObject({ removed: 1, restored: 1, kept: [] })
  await house.undo(id)
  expect(await house.state()).toEqual(before)
})

it('keeps what staff or automations have done something with since, and names it', async () => {
  const house = await caseImportHouse()
  const titles = ['Edited', 'Noted', 'With a task', 'Paused', 'Untouched', 'Moved']
  const rows = titles.map((title, index) => caseRow(`M-${index}`, title, title === 'Moved' ? '' : 'in review'))
  const id = await house.imported(csvOf(...rows))
  expect(await house.staff('updateLegalCase', 'LC-1001', { legalCounsel: 'Price & Co' })).toMatchObject({ status: 200 })
  expect(await house.staff('addCaseNote', 'LC-1002', { text: 'Called' }, 'note-of-the-case')).toMatchObject({ status: 201 })
  expect(await house.staff('addCaseAction', 'LC-1003', { text: 'Write to the expert' }, 'task-of-the-case')).toMatchObject({ status: 201 })
  expect(await house.staff('setCaseAutomation', 'LC-1004', { enabled: false })).toMatchObject({ status: 200 })
  house.clock.now = new Date('2026-11-23T09:30:00Z')
  await house.automate()
  expect((await house.numbered('LC-1006'))?.status).not.toBe('SUBMITTED')
  const kept = [
    'LC-1001 Edited edited',
    'LC-1002 Noted edited',
    'LC-1003 With a task edited',
    'LC-1004 Paused edited',
    'LC-1006 Moved automated',
  ]
  expect(await house.preview(id)).toMatchObject({ removed: 1, restored: 0, kept })
  await house.undo(id)
  expect(await house.preview(id)).toMatchObject({ removed: 1, restored: 0, kept })
  expect((await house.cases()).map(({ title }) => title)).toEqual(titles.filter((title) => title !== 'Untouched'))
})

it('keeps the case of an import that a later import changed, until that one is undone', async () => {
  const house = await caseImportHouse()
  const first = await house.imported(csvOf(caseRow('M-1', 'Chest')))
  const later = await house.imported(csvOf(caseRow('M-1', 'Forged chest')))
  expect(await house.preview(first)).toMatchObject({ removed: 0, kept: ['LC-1001 Forged chest edited'] })
  await house.undo(later)
  expect(await house.preview(first)).toMatchObject({ removed: 1, kept: [] })
})

it('is refused after 30 days, and to those who may not delete or see cases', async () => {
  const house = await caseImportHouse()
  const id = await house.imported(file)
  const params = { id }
  expect(await house.call('undoImport', { params, adjusted: ['-legal:delete'] })).toMatchObject({
    status: 403,
    error: { details: { permission: 'legal:delete' } },
  })
  expect(await house.call('readImportUndo', { params, adjusted: ['-legal:view'] })).toMatchObject({ status: 403 })
  expect(await house.call('readImportUndo', { params, adjusted: ['-bidders:view'] })).toMatchObject({ status: 200 })
  const { undoables } = await house.call('listUndoables', { adjusted: ['-legal:delete'] })
  expect(undoables).toMatchObject([{ id, lacks: 'legal:delete' }])
  const headers = { 'x-auction-house-id': 'h2' }
  for (const name of ['undoImport', 'readImportUndo']) expect((await house.call(name, { params, headers })).status).toBe(404)
  house.clock.now = new Date('2026-12-21T09:00:01Z')
  expect(await house.undo(id)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
})

const row = fc.record({
  reference: fc.nat(40),
  title: fc.nat(2),
  status: fc.constantFrom('', 'pending', 'resolved', 'closed', 'mediation'),
  amount: fc.constantFrom('', '80', '120.50'),
  bidder: fc.constantFrom('', '', 'ann@example.com', 'somebody'),
})

const anyFile = fc
  .array(row, { minLength: 1, maxLength: 80 })
  .map((rows) =>
    csvOf(
      ...rows.map(({ reference, title, status, amount, bidder }) =>
        caseRow(`M-${reference}`, `Case ${title}`, status, [amount, '2026-11-10', bidder]),
      ),
    ),
  )

it('any import of cases, and then the one before it, is taken back without a trace in what cases say', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, anyFile, async (first, second) => {
      const house = await caseImportHouse()
      const empty = await house.state()
      const one = await house.imported(first)
      const before = await house.state()
      const two = await house.imported(second)
      const isChanged = (await house.call('listUndoables')).undoables.length === 2
      if (isChanged) await house.undo(two)
      expect(await house.state()).toEqual(before)
      await house.undo(one)
      expect(await house.state()).toEqual(empty)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
