import type { NotificationTexts } from '../words.ts'

export const en: NotificationTexts = {
  kinds: {
    ask_approval: {
      title: 'Settlement needs director approval',
      message: '{amount} is over the limit of {limit}. Proposed by {person}.',
    },
    remind_approval: {
      title: 'Settlement still waits for approval',
      message: '{amount}, proposed by {person} on {since}.',
    },
    legal_review: {
      title: 'Payment default needs a legal review',
      message: 'The claim of {amount} is over {limit}.',
    },
    escalate_critical: {
      title: 'Critical case was escalated',
      message: 'Directors and whoever works on the case were notified.',
    },
    notify_director: {
      title: 'High-priority case was filed',
      message: 'It needs the attention of a director.',
    },
    confirm_payment: {
      title: 'Settlement payment is not confirmed',
      message: 'The payment of {amount} was not confirmed within 48 hours.',
    },
    remind_filing: {
      title: 'Filing deadline on {due}',
      message: 'Documents of this case must be filed by then.',
    },
    remind_action: {
      title: 'Action item due {due}',
      message: '{action}',
    },
    remind_inactive: {
      title: 'Case without updates',
      message: 'Nothing has changed since {since}.',
    },
  },
  others: 'and {count} more',
  settled: {
    approved: 'Approved by {by} on {at}. There is nothing left for you to decide.',
    rejected: 'Rejected by {by} on {at}. There is nothing left for you to decide.',
    replaced: 'This proposal is no longer open. There is nothing left for you to decide.',
    done: 'Done by {by} on {at}. There is nothing left for you to do.',
    confirmed: 'Payment confirmed by {by} on {at}. There is nothing left for you to do.',
    moved: 'The deadline was moved to {due}.',
    movedBy: 'Deadline moved to {due} by {by}.',
    undated: 'This deadline no longer applies.',
    removed: 'The action item was removed. There is nothing left for you to do.',
    closed: 'The case was closed. There is nothing left for you to do.',
    gone: 'The case no longer exists.',
  },
}
