import type { CaseEvent } from '@auctionwiz/contracts/legal-case-workflow'
import { type Format, listed } from '../../../app/format.ts'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'

/** What happened, in one line. */
export const eventWords = ({ kind, from, to, amount, fields = [], name = '', people = [], rule }: CaseEvent, format: Format): string => {
  const { events } = caseText
  if (kind === 'status' && to) return from ? caseText.fromTo({ from, to }) : to
  if (kind === 'changed') return events.changed({ fields: listed(fields.map(fieldName)) })
  if (kind === 'assigned') return people.length > 0 ? events.assigned({ name: namesOf(people) }) : events.unassigned
  if (kind === 'notified') {
    const what = rule ? caseText.rules[rule].name : events.notification
    return people.length > 0 ? events.notified({ what, name: namesOf(people) }) : what
  }
  if (
    kind === 'settlement_proposed' ||
    kind === 'settlement_approved' ||
    kind === 'settlement_rejected' ||
    kind === 'settlement_expired' ||
    kind === 'payment_confirmed' ||
    kind === 'reminder_sent' ||
    kind === 'second_notice_sent' ||
    kind === 'final_notice_sent' ||
    kind === 'letter_due' ||
    kind === 'payment_received' ||
    kind === 'payment_reversed'
  )
    return events[kind]({ amount: amount ? format.money(amount) : '' })
  if (kind === 'filed' || kind === 'automation_paused' || kind === 'automation_enabled' || kind === 'status') return events[kind]
  return events[kind]({ name })
}

const namesOf = (people: NonNullable<CaseEvent['people']>): string => listed(people.map(({ name }) => name))

/** The label of a field of a case. */
const fieldName = (field: string): string => {
  const labels: Readonly<Record<string, string>> = { ...legalText.fields, ...caseText.labels }
  return labels[field] ?? field
}
