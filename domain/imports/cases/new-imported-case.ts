import { oldCaseDays } from '@auctionwiz/contracts/import-rules'
import { isActiveCase } from '../../legal-cases/document.ts'
import { type CaseState, newCase } from '../../legal-cases/new-case.ts'
import type { CaseRow } from './case-row.ts'
import { type CaseLinks, sumsOf, valuesOfRow } from './case-values.ts'

/** Who paused the automations of a case that came from a file, as staff read it. */
export const pausedBy = 'AuctionWiz (import)'

/** The import that files or changes a case. */
export interface CaseImport {
  now: Date
  /** Who uploaded the file, and what the upload is called. */
  by: string
  upload: string
  /** Of the house. */
  timeZone: string
}

/** Why a case got its status, as it is stored; `contracts/phrases` has the translations. */
export const importedReason = ({ upload }: Pick<CaseImport, 'upload'>): string => `Imported from ${upload}`

/** Nobody is to be written to about an old case, or about one that has ended: its automations wait until somebody enables them. */
export const automationOf = (
  { status, dateSubmitted }: Pick<CaseState, 'status' | 'dateSubmitted'>,
  now: Date,
): CaseState['automation'] => {
  const isOld = now.getTime() - Date.parse(dateSubmitted) > oldCaseDays * 86_400_000
  if (status === 'CLOSED' || (isActiveCase({ status }) && !isOld)) return { enabled: true }
  return { enabled: false, pausedAt: now.toISOString(), pausedBy }
}

/** The case that a row files. */
export const newImportedCase = (id: string, row: CaseRow, links: CaseLinks, by: CaseImport): Omit<CaseState, 'caseNumber'> => {
  const filed = newCase({ now: by.now, by: by.by })
  const at = by.now.toISOString()
  const state = { ...filed, ...row.legalCase, ...valuesOfRow(row, links) }
  const step = { status: state.status, timestamp: at, reason: importedReason(by), changedBy: by.by, automated: false }
  return {
    ...state,
    id,
    statusHistory: [step],
    automation: automationOf(state, by.now),
    timeZone: by.timeZone,
    eventCount: 1,
    imported: { at, sums: sumsOf(state) },
  }
}
