import type { CaseDue } from '@auctionwiz/contracts/legal-case-parts'
import type { LegalCaseSummary } from '@auctionwiz/contracts/legal-cases'
import type { Format } from '../../app/format.ts'
import { caseText } from './case-messages.ts'

const soonDays = 2

/** The last instant that still counts as soon. */
export const soonUntil = (): string => new Date(Date.now() + soonDays * 86_400_000).toISOString()

/** The day of an instant, or a day itself, such as 2026-11-21, in a time zone. */
const dayOf = (at: string, timeZone: string): string =>
  at.includes('T') ? new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at)) : at

/** Cases in which something is due in the next days, and the others; both keep their order. */
export const splitByDue = (cases: readonly LegalCaseSummary[], timeZone: string) => {
  const last = dayOf(soonUntil(), timeZone)
  const isSoon = ({ due }: LegalCaseSummary) => due !== undefined && dayOf(due.at, timeZone) <= last
  return { soon: cases.filter(isSoon), later: cases.filter((legalCase) => !isSoon(legalCase)) }
}

/** What is due next in a case, and when; a day has no time. */
export const dueWords = ({ at, kind, rule, status, text }: CaseDue, format: Format) => {
  const today = dayOf(new Date().toISOString(), format.timeZone)
  const day = dayOf(at, format.timeZone)
  const time = at.includes('T') ? format.time(at) : undefined
  // Noon in UTC is the same day in every zone of the houses.
  const date = day === today ? caseText.today : format.day(`${day}T12:00:00Z`)
  return {
    what: text ?? (status ? caseText.movesTo({ status }) : kind === 'automation' && rule ? caseText.rules[rule].name : caseText.due[kind]),
    when: time === undefined ? date : caseText.dateAndTime({ date, time }),
    isToday: day <= today,
  }
}
