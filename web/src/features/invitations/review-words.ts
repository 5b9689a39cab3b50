import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { ReviewReason } from '@auctionwiz/contracts/invitation-decisions'
import type { Format } from '../../app/format.ts'
import { textOr } from '../../messages/index.ts'
import { labels } from '../../messages/label-messages.ts'
import { invitationText } from './messages.ts'
import type { Summary } from './use-queue.ts'

/** A value of a rule: a number, or a tier or status in the language of the screen. */
export const valueWords = (value: number | string): string => {
  const text = String(value)
  return [labels.tier, labels.status, labels.autoInvite].reduce<string>((words, of) => textOr(of, text, words), text)
}

/** Why a bidder waits for review, in a few words. */
export const reasonWords = ({ cause, actual: found = '', limit: needed = '', by = '' }: ReviewReason): string => {
  const [actual, limit] = [valueWords(found), valueWords(needed)]
  const { reasons } = invitationText
  if (cause === 'payments' || cause === 'rulesOff') return reasons[cause]
  if (cause === 'override') return reasons.override({ actual, by })
  if (cause === 'notScored') return reasons.notScored({ limit })
  return reasons[cause === 'nearScore' ? 'score' : cause]({ actual, limit })
}

/** What a group has in common, as far as its decisions say. */
export const groupNote = ({ group, tiers, defaults, disputes, lowestScore }: Summary['groups'][number]): string => {
  if (group === 'score') return lowestScore === undefined ? '' : invitationText.lowestScore({ score: lowestScore })
  if (group !== 'nearScore') return invitationText.groupNotes[group]
  const [tier, ...others] = tiers
  const words = tier !== undefined && others.length === 0 ? [invitationText.allOfTier({ tier: labels.tier[tier] })] : []
  if (defaults === 0 && disputes === 0) words.push(invitationText.noProblems)
  if (defaults) words.push(invitationText.withDefaults({ count: defaults }))
  if (disputes) words.push(invitationText.withDisputes({ count: disputes }))
  return words.join(' ')
}

/** Payments at the time of the decision, such as "23 of 23 on time". */
export const paymentsWords = ({ record }: Invitation, format: Format): string => {
  if (!record) return '—'
  const paid = record.paidOnTime + record.paidLate + record.defaults
  return paid === 0
    ? invitationText.noPayments
    : invitationText.onTime({ count: format.number(record.paidOnTime), all: format.number(paid) })
}

/** Who or what decided. Before the first save the product's default rules apply. */
export const originWords = ({ decidedBy, decision }: Invitation, format: Format): string => {
  const last = decidedBy.at(-1)
  if (last) return invitationText.byHand({ state: invitationText.states[last.state], name: last.by, date: format.date(last.at) })
  if (!decision) return invitationText.chosen
  return decision.rules === 0 ? invitationText.byFirstRules : invitationText.byRules({ number: decision.rules })
}

/** What became of the email or the text message. */
export const mailWords = ({ mail, mailAt, channel }: Invitation, format: Format): string => {
  if (mail === undefined) return ''
  const isText = channel === 'text'
  if (mail === 'due' && mailAt) return (isText ? invitationText.textAt : invitationText.mailAt)({ time: format.time(mailAt) })
  return (isText ? invitationText.texts : invitationText.mail)[mail]
}

/** Which score the decisions used; undefined where they differ. */
export const scoreTypeOf = (rows: readonly Invitation[], otherwise: 'national' | 'local'): 'national' | 'local' | undefined => {
  const used = new Set(rows.map(({ decision }) => decision?.scoreType ?? 'local'))
  const [first = otherwise] = used
  return used.size > 1 ? undefined : first
}
