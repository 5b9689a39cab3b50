import { requiredCaseFields } from '@auctionwiz/domain/imports/cases/fields'
import { mapCaseHeaders } from '@auctionwiz/domain/imports/cases/headers'
import { readCaseRow } from '@auctionwiz/domain/imports/cases/read-case-row'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { templateCsv } from '../FileGuide.tsx'
import { caseTemplate } from './case-template.ts'

it('makes a file of legal cases that the import reads whole', () => {
  const [header = [], example = []] = Papa.parse<string[]>(templateCsv(caseTemplate).replace('\uFEFF', ''), { skipEmptyLines: true }).data
  const mapped = mapCaseHeaders(header)
  expect(mapped).toMatchObject({ unmapped: [], missing: [] })
  expect([...mapped.mapping.values()]).toEqual(expect.arrayContaining([...requiredCaseFields]))
  expect(new Set(mapped.mapping.values()).size).toBe(header.length)
  const row = readCaseRow(
    example,
    { ...mapped, missing: [] },
    { currency: 'USD', timeZone: 'America/New_York', now: new Date('2026-11-21T09:00:00Z') },
  )
  expect(row).toMatchObject({ ok: true, left: [] })
})
