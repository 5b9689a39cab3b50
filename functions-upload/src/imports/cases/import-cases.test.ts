import { personKeys } from '@auctionwiz/domain/imports/person-keys'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { readCaseCounts } from '@auctionwiz/records/case-counts'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import { areDisputesDue } from '@auctionwiz/records/disputes-due'
import { type LegalCaseDocument, legalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { rejectedRowsNaming, rowsNaming } from '@auctionwiz/records/rejected-rows'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { countInSources } from '@auctionwiz/records/source-files/search-sources'
import { describe, expect, it } from 'vitest'
import { formOf } from '../../testing/caller.ts'
import { accountId, auctionHouseId, now } from '../../testing/house.ts'
import { caseHouse } from './testing.ts'

const header = 'Reference,Title,Type,Category,Priority,Status,Jurisdiction,Amount,Date filed,Bidder,Auction,Plaintiff'
const row = (...cells: string[]): string => cells.join(',')

const file = [
  header,
  row(
    'M-1',
    'Unpaid chest',
    'Payment default',
    'After the sale',
    'High',
    'In review',
    'New York',
    '1250',
    '2026-11-10',
    'ann@example.com',
    '',
    'Northgate',
  ),
  row('M-2', 'Wrong date', 'Authenticity claim', 'post-sale', 'critical', 'Closed', 'New Jersey', '800.50', '2019-03-09', '', '', ''),
  row('M-3', 'Old quarrel', 'Bidding dispute', 'during sale', 'low', 'open', 'New York', '', '2025-01-15', '', '', ''),
].join('\n')

const withAnn = async (house: ReturnType<typeof caseHouse>) => {
  const csv = 'First Name,Last Name,Email\nAnn,Lee,ann@example.com'
  await house.call('createUpload', {
    form: formOf([['people.csv', csv]], {
      name: 'People',
      description: 'All',
      category: 'bidders',
    }),
  })
  await house.work()
  const [ann] = await house.bidders()
  return ann?.id ?? ''
}

/** Somebody of the staff changes the case with this reference. */
const edited = async (house: ReturnType<typeof caseHouse>, reference: string, change: Partial<LegalCaseDocument>): Promise<void> => {
  const found = (await house.cases()).find(({ externalReference }) => externalReference === reference)
  await recordsOf(legalCaseRecord, house.house).change(found?.id ?? '', (stored) =>
    legalCaseDocument({ ...legalCaseFieldsOf(stored), ...change }),
  )
}

describe('a file of legal cases', () => {
  it('files cases with their status, number and links, and notes what is due for their bidders', async () => {
    const house = caseHouse()
    const annId = await withAnn(house)
    house.jobs.length = 0
    const upload = await house.imported(file)
    expect(upload).toMatchObject({
      status: 'completed',
      results: { recordsProcessed: 3, recordsImported: 3, duplicates: 0, failed: 0, incomplete: 0 },
    })
    const cases = await house.cases()
    expect(cases.map(({ caseNumber, externalReference, status, priority }) => [caseNumber, externalReference, status, priority])).toEqual([
      ['LC-1001', 'M-1', 'IN REVIEW', 'high'],
      ['LC-1002', 'M-2', 'CLOSED', 'critical'],
      ['LC-1003', 'M-3', 'SUBMITTED', 'low'],
    ])
    expect(upload.results.cases).toEqual(cases.map(({ id, caseNumber: number }) => ({ id, number })))
    expect(cases[0]).toMatchObject({
      ...{ bidderId: annId, bidderName: 'Ann Lee', plaintiffName: 'Northgate', submittedBy: 'Vanessa Parr' },
      ...{ claimAmount: { amount: 125_000, currency: 'USD' }, dateSubmitted: '2026-11-10T17:00:00.000Z' },
      statusHistory: [{ status: 'IN REVIEW', timestamp: now.toISOString(), reason: 'Imported from Old cases', automated: false }],
    })
    expect(await readCaseCounts(house.house)).toMatchObject({ total: 3, active: 2, critical: 0, byType: { payment_default: 1 } })
    expect(await areDisputesDue(house.house)).toBe(true)
    expect(house.jobs.map(({ kind }) => kind)).toEqual(['results'])
    const events = readerOf(caseEventRecord, house.house)
    const { items } = await events.page(
      { where: [{ field: 'caseId', equals: cases[0]?.id ?? '' }], orderBy: [{ field: 'caseId' }, { field: 'order' }] },
      { limit: 5 },
    )
    expect(items.map(({ document }) => document)).toMatchObject([{ kind: 'filed', to: 'IN REVIEW', order: 1, by: 'Vanessa Parr' }])
    const audited = await readerOf(auditRecord, house.house.in('cases')).page({}, { limit: 10 })
    expect(audited.items.map(({ document: { action, after } }) => [action, (after as { upload?: string }).upload])).toEqual(
      Array(3).fill(['legal_case.create', 'Old cases']),
    )
  })

  it('pauses the automations of old cases and of those that have ended, so that they write to nobody', async () => {
    const house = caseHouse()
    await house.imported(`${file}\n${row('M-4', 'Solved', 'other', 'other', 'high', 'Resolved', 'Here', '', '2026-11-19', '', '', '')}`)
    const cases = await house.cases()
    expect(cases.map(({ automation }) => automation.enabled)).toEqual([true, true, false, false])
    expect(cases[2]?.automation).toEqual({ enabled: false, pausedAt: now.toISOString(), pausedBy: 'AuctionWiz (import)' })
    const noted = await scheduledCases(house.store, () => new Date(now.getTime() + 3_600_000)).due(10)
    expect(noted.map(({ document }) => document.message.caseId).sort()).toEqual([cases[0]?.id, cases[1]?.id].sort())
  })

  it('changes nothing when it is sent again, and only what differs when it was edited', async () => {
    const house = caseHouse()
    await withAnn(house)
    await house.imported(file)
    const before = await house.cases()
    const again = await house.imported(file, { name: 'Once more' })
    expect(again.results).toMatchObject({ recordsProcessed: 3, recordsImported: 0, duplicates: 3, failed: 0 })
    expect(await house.cases()).toEqual(before)
    const changed = file.replace('Old quarrel', 'Quarrel about a bid').replace(',open,', ',mediation,')
    expect((await house.imported(changed, { name: 'Edited' })).results).toMatchObject({ duplicates: 3, incomplete: 0 })
    const [, , third] = await house.cases()
    expect(third).toMatchObject({
      title: 'Quarrel about a bid',
      status: 'MEDIATION',
      statusHistory: [{}, { reason: 'Imported from Edited' }],
    })
    expect(third?.eventCount).toBe(3)
    expect(await readCaseCounts(house.house)).toMatchObject({ total: 3, byStatus: { MEDIATION: 1, SUBMITTED: 0 } })
  })

  it('finds a case without a reference again by what it is about', async () => {
    const house = caseHouse()
    const without = file.replaceAll(/M-\d/g, '')
    await house.imported(without)
    expect((await house.imported(without)).results).toMatchObject({ recordsImported: 0, duplicates: 3 })
    expect(await house.cases()).toHaveLength(3)
  })

  it('keeps what staff changed since, and lists it with the reason', async () => {
    const house = caseHouse()
    await withAnn(house)
    await house.imported(file)
    await edited(house, 'M-1', { title: 'Chest, never paid' })
    expect((await house.imported(file)).results).toMatchObject({ duplicates: 3, incomplete: 0 })
    const other = file.replace('Unpaid chest', 'Chest').replace('Wrong date', 'Date').replace(',1250,', ',1300,')
    const upload = await house.imported(other)
    expect(upload.results).toMatchObject({ duplicates: 3, incomplete: 2, failed: 0 })
    expect(upload.results.rowErrors.map(({ row: line, field, problem, imported }) => [line, field, problem, imported])).toEqual([
      [2, 'caseTitle', expect.stringContaining('changed here since the last import'), true],
      [3, 'caseTitle', expect.stringContaining('CLOSED'), true],
    ])
    const [first, second] = await house.cases()
    expect(first).toMatchObject({ title: 'Chest, never paid', claimAmount: { amount: 130_000 } })
    expect(second).toMatchObject({ title: 'Wrong date' })
  })

  it('rejects a row without what a case needs, and takes it once it was corrected', async () => {
    const house = caseHouse()
    const upload = await house.imported([header, row('M-1', '', 'fraud', 'other', 'low', '', 'Here', '', '', '', '', '')].join('\n'))
    expect(upload.results).toMatchObject({ recordsProcessed: 1, recordsImported: 0, failed: 1 })
    expect(upload.results.errors).toEqual(['Row 2: a case needs a title'])
    const { rows } = await house.call('listRejectedRows', { id: upload.uploadId })
    await house.call('correctRejectedRows', {
      id: upload.uploadId,
      body: { rows: [{ row: rows[0].row, cells: [{ column: 1, value: 'Forged bid' }] }] },
    })
    await house.work()
    expect((await house.read(upload.uploadId)).results).toMatchObject({ recordsImported: 1, failed: 0, corrected: 1 })
    expect(await house.cases()).toMatchObject([{ title: 'Forged bid', caseNumber: 'LC-1001' }])
  })

  it('keeps the text of a bidder it can’t find, lists it, and links the bidder once the house has them', async () => {
    const house = caseHouse()
    const upload = await house.imported(file)
    expect(upload.results).toMatchObject({ recordsImported: 3, incomplete: 1 })
    expect(upload.results.rowErrors).toMatchObject([{ row: 2, field: 'caseBidder', value: 'ann@example.com', imported: true }])
    expect((await house.cases())[0]).toMatchObject({ bidderName: 'ann@example.com' })
    const annId = await withAnn(house)
    expect((await house.imported(file)).results).toMatchObject({ duplicates: 3, incomplete: 0 })
    expect((await house.cases())[0]).toMatchObject({ bidderId: annId, bidderName: 'Ann Lee' })
  })

  it('is taken from those alone who may file and change cases', async () => {
    const house = caseHouse()
    await expect(house.send(file, {}, ['-legal:create'])).rejects.toMatchObject({ code: 'forbidden' })
    await expect(house.send(file, {}, ['-legal:edit'])).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('shows in a dry run what the import then does', async () => {
    const house = caseHouse()
    await house.imported(file)
    const more = [
      file.replace('Old quarrel', 'Quarrel'),
      row('M-9', 'New', 'other', 'other', 'low', '', 'Here', '', '', '', '', ''),
      row('m-9', 'New', 'other', 'other', 'low', '', 'Here', '', '', '', '', ''),
      row('M-10', 'Bad', 'unknown', 'other', 'low', '', 'Here', '', '', '', '', ''),
    ].join('\n')
    const { uploadId } = await house.send(more, { review: 'yes' })
    const columns = await house.call('readImportColumns', { id: uploadId })
    expect(columns.files[0].columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['caseReference', 'caseTitle', 'caseType', 'caseCategory', 'casePriority', 'caseStatus', 'jurisdiction', 'claimAmount'],
      ...['dateSubmitted', 'caseBidder', 'caseAuction', 'plaintiffName'],
    ])
    const before = await house.cases()
    const run = await house.dryRun(uploadId)
    expect(run).toMatchObject({ state: 'done', rows: 6, totals: { create: 1, update: 1, unchanged: 3, conflict: 0, error: 1 } })
    expect(await house.cases()).toEqual(before)
    const { rows } = await house.call('listPlannedRows', { id: uploadId, query: { limit: '10' } })
    expect(rows[0]).toMatchObject({ outcome: 'error', name: 'M-10 Bad', problems: [{ field: 'caseType' }] })
    await house.call('startImport', { id: uploadId, body: { number: run.number } })
    await house.work()
    expect((await house.read(uploadId)).results).toMatchObject({ recordsImported: 1, duplicates: 4, failed: 1 })
  })
})

it('finds the rows that name a person, so that an erasure reaches them', async () => {
  const house = caseHouse()
  const csv = [
    'Title,Type,Category,Priority,Jurisdiction,Plaintiff,Plaintiff email,Defendant,Bidder',
    'One,other,other,low,Here,Northgate,,Ann Lee,',
    'Two,other,other,low,Here,Somebody,ann@example.com,,',
    'Three,other,other,odd,Here,Ann Lee,,,',
    'Four,other,other,low,Here,Bob Ray,,,',
    'Five,other,other,low,Here,Bob Ray,,,Ann Lee',
  ].join('\n')
  const { uploadId } = await house.send(csv, { review: 'yes' })
  await house.dryRun(uploadId)
  const keys = personKeys({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })
  const place = { house: house.house, files: house.files, accountId, auctionHouseId }
  expect(await countInSources(place, keys)).toEqual({ rows: 4, uncounted: 0 })
  await house.imported(csv)
  const found: number[] = []
  for await (const { document } of rejectedRowsNaming(house.house, keys)) found.push(rowsNaming(document, keys).size)
  expect(found).toEqual([2])
})
