import { automationRules } from '@auctionwiz/domain/legal-cases/automation-rules'
import { expect, it } from 'vitest'
import { caseApp } from '../legal/testing.ts'
import { readEvidence } from './case-evidence.ts'
import { timelineLines } from './case-history.ts'
import { evidenceSections } from './case-report.ts'
import { packLanguage } from './pack-words.ts'

it('says why a case got its statuses and what was changed in the words of the reader’s language', async () => {
  const app = await caseApp()
  const { id, version } = await app.file()
  const change = { filingDeadline: '2027-01-31', legalCounsel: 'Marsh & Dole', version }
  expect(await app.call('updateLegalCase', { params: { id }, body: change })).toMatchObject({ legalCounsel: 'Marsh & Dole' })
  const evidence = await readEvidence({ account: app.accounts, house: app.house, auctionHouseId: 'h1', caseId: id })
  const language = await packLanguage('de', 'UTC')
  const { legalCase } = evidence
  const [filed] = legalCase.statusHistory
  if (!filed) throw new Error('the case has no status')
  const rule = automationRules[0]?.rule ?? 'start_review'
  const moved = { ...filed, status: 'PENDING' as const, reason: '', automated: true, rule }
  const sections = evidenceSections({ ...evidence, legalCase: { ...legalCase, statusHistory: [filed, moved] } }, language)
  const statuses = sections.find(({ heading }) => heading === language.words.sections.statuses)?.lines()
  expect(statuses).toMatchObject([
    { text: 'SUBMITTED, von Una Staff. Fall angelegt' },
    { text: expect.stringMatching(/^PENDING, .*Regel: Fall angenommen\.$/) },
  ])
  const happened: unknown[] = []
  for await (const { text } of timelineLines(app.house.in('cases'), id, language)) happened.push(text)
  expect(happened.at(-1)).toContain('Einreichungsfrist')
  expect(happened.at(-1)).not.toContain('filingDeadline')
})
