import { csvLine, restoreFormula } from '@auctionwiz/domain/imports/csv'
import { csvLines } from '@auctionwiz/domain/imports/csv-lines'
import { member } from '@auctionwiz/functions-auctions/legal/testing'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { LegalCaseDocument } from '@auctionwiz/records/legal-cases'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { expect, it } from 'vitest'
import { caseImportHouse, caseRow, csvOf } from '../import-undos/cases/testing.ts'

const subject = { caseType: 'condition_dispute', category: 'post_sale', priority: 'critical', jurisdiction: 'NY, USA' }

const everything = {
  ...{ ...subject, title: '=Vase "broken"', bidderId: 'bid_ann', claimAmount: { amount: 975_050, currency: 'USD' } },
  ...{ plaintiffName: 'Ann Lee', plaintiffType: 'individual', plaintiffEmail: 'Ann@Example.com' },
  ...{ defendantName: 'Northgate, Inc.', defendantType: 'business', defendantEmail: 'law@northgate.example' },
  description: 'First line\nsecond line, with\ta tab',
}

/** A house with a case that staff filed with all that a case can have, a bare one and two from another system. */
const houseWithCases = async () => {
  const house = await caseImportHouse()
  const { call } = house.auctions
  const sale = { title: 'Spring Sale', startDate: '2026-12-05T15:00:00Z', endDate: '2026-12-05T18:00:00Z', location: 'Here' }
  const { id: auctionId } = await call('createAuction', { body: sale })
  expect(auctionId).toMatch(/^auc_/)
  const lots: string[] = []
  for (const title of ['Vase', 'Bowl', 'Jug']) lots.push((await call('createLot', { params: { id: auctionId }, body: { title } })).id)
  await partitionOf(house.store, 'accounts', ['a1']).write([member('u_carl', 'Carl Clerk', 'staff'), member('u_dora', 'Dora Ray', 'staff')])
  await call('createLegalCase', { body: { ...everything, auctionId, lotIds: lots.slice(0, 2) } })
  await house.staff('assignLegalCase', 'LC-1001', { userId: 'u_carl' })
  const more = {
    legalCounsel: 'Ames & Co',
    courtCaseNumber: 'NY 12/26',
    filingDeadline: '2026-12-24',
    estimatedResolutionDate: '2027-02-01',
  }
  await house.staff('updateLegalCase', 'LC-1001', more)
  await call('createLegalCase', { body: { ...subject, title: 'Bare', claimAmount: { amount: 1_200, currency: 'JPY' } } })
  await house.imported(csvOf(caseRow('M-1', 'Old', 'closed', ['80.5', '2019-03-09', 'somebody']), caseRow('M-2', 'Older', 'resolved')))
  const results = async (id: string) => (await readerOf(uploadRecord, house.house).read(id)).document
  return { ...house, results }
}

/** The values of a case that a file can have. */
const valuesOf = ({ title, caseType, category, priority, jurisdiction, status, ...one }: LegalCaseDocument) => {
  const { externalReference, description, claimAmount, bidderId, bidderName, auctionId, auctionTitle, dateSubmitted } = one
  const { lots, assignedTo, plaintiffName, plaintiffType, defendantName, defendantType, defendantEmail, legalCounsel, courtCaseNumber } =
    one
  return {
    ...{ id: one.id, title, caseType, category, priority, jurisdiction, status, externalReference, claimAmount, bidderId, bidderName },
    ...{
      auctionId,
      auctionTitle,
      lots,
      assignedTo,
      dateSubmitted,
      plaintiffName,
      plaintiffType,
      plaintiffEmail: one.plaintiffEmail?.toLowerCase(),
    },
    ...{ defendantName, defendantType, defendantEmail, legalCounsel, courtCaseNumber, filingDeadline: one.filingDeadline },
    ...{ estimatedResolutionDate: one.estimatedResolutionDate, description: description?.replace('\t', ' ') },
  }
}

/** The file with other cells in the row of a title. */
const edited = (csv: string, title: string, cells: Record<string, string>): string => {
  const [names = [], ...lines] = csvLines(csv).map((cells) => cells.map(restoreFormula))
  const rows = lines.map((line) =>
    line.some((cell) => cell.includes(title)) ? line.map((cell, index) => cells[names[index] ?? ''] ?? cell) : line,
  )
  return [names, ...rows].map((row) => csvLine(row)).join('')
}

it('leaves every case as it is when its export is imported again', async () => {
  const house = await houseWithCases()
  const before = await house.cases()
  const upload = await house.results(await house.imported(await house.exported()))
  expect(upload.counts).toMatchObject({ recordsProcessed: 4, recordsImported: 4, duplicates: 4, failed: 0 })
  expect(upload.rowErrors).toEqual([])
  expect(await house.cases()).toEqual(before)
})

it('files the same cases from the export where they were deleted, and knows them again', async () => {
  const house = await houseWithCases()
  const csv = await house.exported()
  const before = (await house.cases()).map(valuesOf)
  for (const { caseNumber } of await house.cases()) await house.staff('deleteLegalCase', caseNumber, {})
  expect(await house.cases()).toEqual([])
  expect((await house.results(await house.imported(csv))).counts).toMatchObject({ recordsImported: 4, duplicates: 0, failed: 0 })
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect((await house.cases()).map(valuesOf).sort(byId)).toEqual(before.sort(byId))
  const filed = await house.cases()
  expect((await house.results(await house.imported(csv))).counts).toMatchObject({ recordsImported: 4, duplicates: 4, failed: 0 })
  expect(await house.cases()).toEqual(filed)
})

it('changes exactly what was edited in the file', async () => {
  const house = await houseWithCases()
  const [full, bare, ...others] = await house.cases()
  const csv = edited(await house.exported(), 'Vase', { Title: 'Vase', Amount: '12.50', 'Court case number': 'NY 13/26' })
  await house.imported(edited(csv, 'Bare', { Status: 'MEDIATION', Description: 'Now with one' }))
  const after = await house.cases()
  expect(after.map(valuesOf)).toEqual([
    { ...valuesOf(full as LegalCaseDocument), title: 'Vase', claimAmount: { amount: 1250, currency: 'USD' }, courtCaseNumber: 'NY 13/26' },
    { ...valuesOf(bare as LegalCaseDocument), status: 'MEDIATION', description: 'Now with one' },
    ...others.map(valuesOf),
  ])
})

it('links the lots and assigns the user that the file names, and takes both back', async () => {
  const house = await houseWithCases()
  const before = await house.cases()
  const csv = edited(await house.exported(), 'Vase', { Lots: '2, 3', 'Assigned to': 'u_dora@example.com' })
  const id = await house.imported(csv)
  const [full, ...others] = await house.cases()
  expect(full).toMatchObject({ lots: [{ title: 'Bowl' }, { title: 'Jug' }], assignedTo: { userId: 'u_dora', name: 'Dora Ray' } })
  expect(others.map(valuesOf)).toEqual(before.slice(1).map(valuesOf))
  await house.undo(id)
  await house.workOff()
  expect((await house.cases()).map(valuesOf)).toEqual(before.map(valuesOf))
})

it('lists lots and users that it can’t find, and keeps those of the case', async () => {
  const house = await houseWithCases()
  const before = await house.cases()
  const csv = edited(await house.exported(), 'Vase', { Lots: '2 9', 'Assigned to': 'Nobody' })
  const upload = await house.results(await house.imported(edited(csv, 'Bare', { Lots: '1' })))
  expect(upload.rowErrors.map(({ field, problem }) => [field, problem]).sort()).toEqual([
    ['caseAssignee', 'nobody with this email or name may see the cases of the house'],
    ['caseLots', 'lots need the title or the number of their auction in the row'],
    ['caseLots', 'the auction has no lot with one of these numbers'],
  ])
  expect(await house.cases()).toEqual(before)
})

it('keeps what was changed since the export, and a reference, and says so at the row', async () => {
  const house = await houseWithCases()
  const csv = await house.exported()
  house.clock.now = new Date(house.clock.now.getTime() + 60_000)
  await house.staff('updateLegalCase', 'LC-1002', { title: 'Bare no more' })
  const before = await house.cases()
  const upload = await house.results(await house.imported(edited(csv, 'Older', { Reference: 'M-9' })))
  expect(upload.rowErrors.map(({ field, problem }) => [field, problem.slice(0, 45)])).toEqual(
    expect.arrayContaining([
      ['caseTitle', 'changed here since the file was exported; the'],
      ['caseReference', 'the reference of a case can’t be changed; the'],
    ]),
  )
  expect(await house.cases()).toEqual(before)
})

it('refuses an ID that no case can have', async () => {
  const house = await houseWithCases()
  const csv = edited(await house.exported(), 'Older', { 'AuctionWiz ID': '../other' })
  const upload = await house.results(await house.imported(csv))
  expect(upload.counts).toMatchObject({ recordsImported: 3, failed: 1 })
  expect(upload.rowErrors).toMatchObject([{ field: 'caseId', problem: 'not the ID of a case in AuctionWiz' }])
})
