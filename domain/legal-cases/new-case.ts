import type { LegalCase } from '@auctionwiz/contracts/legal-cases'

/** A case as its rules see it: what callers see, and what its automations already did. */
export interface CaseState extends Omit<LegalCase, 'version'> {
  /** For what each automation last ran: its place (a rule, or a rule and an action item) and what made it due. */
  ran: Record<string, string>
  /** How many events its timeline has. */
  eventCount: number
  /** How many of the oldest steps in `statusHistory` have no event of their own: those of the first version of the product. */
  unrecordedSteps: number
  /** Of a case that came from a file: when its last import changed it, and for each field a short sum over what that import gave it. */
  imported?: { at: string; sums: Record<string, string> } | undefined
  /** Of the house, when the case was last written with it: reminders go out in its mornings. */
  timeZone?: string | undefined
}

type Subject = 'id' | 'caseNumber' | 'caseType' | 'category' | 'priority' | 'title' | 'jurisdiction'

/** The reason that a case has for its first status, where nobody gave one; it is stored, and shown in the reader's language. */
export const filedReason = 'Filed'

/** What a case has when it is filed, beside what it is about. */
export const newCase = ({ now, by }: { now: Date; by: string }): Omit<CaseState, Subject> => {
  const at = now.toISOString()
  return {
    status: 'SUBMITTED',
    statusHistory: [{ status: 'SUBMITTED', timestamp: at, reason: filedReason, changedBy: by, automated: false }],
    dateSubmitted: at,
    lastUpdated: at,
    submittedBy: by,
    lots: [],
    involvedParties: [],
    actionItems: [],
    noteCount: 0,
    documentCount: 0,
    automation: { enabled: true },
    ran: {},
    eventCount: 0,
    unrecordedSteps: 0,
  }
}
