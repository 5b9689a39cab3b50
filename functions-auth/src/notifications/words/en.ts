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
    expire_approval: {
      title: 'Nobody approved the settlement in time',
      message: 'The request for {amount} has ended. Propose it again, or go another way.',
    },
    settlement_approved: {
      title: 'Your settlement was approved',
      message: '{amount}, by {person}. The case is settled.',
    },
    settlement_rejected: {
      title: 'Your settlement was rejected',
      message: '{amount}, by {person}. Propose another one, or go another way.',
    },
    legal_review: {
      title: 'Payment default needs a legal review',
      message: 'The claim of {amount} is over {limit}.',
    },
    escalate_critical: {
      title: 'Critical case was escalated',
      message: 'Directors and the person assigned to the case were notified.',
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
    case_assigned: {
      title: 'Case assigned to you',
      message: 'By {person}.',
    },
    case_moved: {
      title: 'Case is now {status}',
      message: 'Moved by {person}. You work on this case.',
    },
    import_finished: {
      title: 'Import finished',
      message: '{name}: {count} of {total} rows imported.',
    },
    import_incomplete: {
      title: 'Import finished with errors',
      message: '{name}: {count} of {total} rows imported, {failed} rejected.',
    },
    import_failed: {
      title: 'Import failed',
      message: '{name}: open it to see why and to try again.',
    },
    incoming_failed: {
      title: 'File could not be taken',
      message: '{name} in the incoming folder: open the settings of the account, APIs, to see why.',
    },
    sync_failed: {
      title: 'Sync failed',
      message: '{name}: the sync stopped before it was done.',
    },
    sync_conflicts: {
      title: 'Sync found conflicts',
      message: '{name}: {count} to decide.',
    },
    sync_waiting: {
      title: 'Sync waits for a decision',
      message: '{name}: {count} changes to look at before anything is written.',
    },
    duplicates_found: {
      title: 'Possible duplicates found',
      message: 'New pairs to compare: {count}.',
    },
    house_exported: {
      title: 'Export of {name} is ready',
      message: 'Download it in the settings of the account. It is kept for 7 days.',
    },
    invitations_decided: {
      title: 'Rules on invitations were applied',
      message: 'Invited: {count}. Denied: {failed}. Nobody is left to decide on.',
    },
    letter_needed: {
      title: 'Letter needed',
      message: '{person} has not paid for {name} and could not be emailed.',
    },
    report_due: {
      title: 'Report to {name} by {due}',
      message: '{person} has not paid. {name} accepts no reports after that day.',
    },
    api_key_expiring: {
      title: 'API key {name} ends on {due}',
      message: 'Rotate it under Account Settings › APIs, so that the program that uses it goes on.',
    },
    api_key_expired: {
      title: 'API key {name} has ended',
      message: 'The program that uses it is refused now. Make another key under Account Settings › APIs.',
    },
    new_device: {
      title: 'Sign-in from a new device',
      message: '{device}, from {address}. If this wasn’t you, change your password.',
    },
    password_changed: {
      title: 'Your password was changed',
      message: 'From {address}. If this wasn’t you, contact your account administrator.',
    },
    email_changed: {
      title: 'Your email address was changed',
      message: 'It is {address} now. If this wasn’t you, contact your account administrator.',
    },
    email_change_asked: {
      title: 'A new email address was asked for',
      message: 'From {address}. If this wasn’t you, change your password.',
    },
    factor_added: {
      title: 'Verification method added',
      message: '{name}. If this wasn’t you, change your password.',
    },
    factor_removed: {
      title: 'Verification method removed',
      message: '{name}. If this wasn’t you, change your password.',
    },
    factors_reset: {
      title: 'Your verification methods were reset',
      message: 'By {person}. If you did not ask for this, contact your account administrator.',
    },
    backup_code_used: {
      title: 'Backup code used',
      message: 'To sign in from {address}. Codes left: {count}. If this wasn’t you, change your password.',
    },
    backup_codes_made: {
      title: 'New backup codes were made',
      message: 'The earlier ones no longer work. If this wasn’t you, change your password.',
    },
    access_changed: {
      title: 'Your access was changed',
      message: 'In the account {name}, by {person}.',
    },
    ownership_received: {
      title: 'You own the account {name} now',
      message: 'Handed over by {person}.',
    },
    ownership_given: {
      title: 'You no longer own the account {name}',
      message: '{person} owns it now. If this wasn’t you, change your password.',
    },
    house_export_made: {
      title: 'All data of {name} was exported',
      message: 'By {person} on {since}. If you don’t know why, change your password and look at the audit log.',
    },
    session_reused: {
      title: 'A session was ended for your safety',
      message: 'Its sign-in was used twice, from {address}. If this wasn’t you, change your password.',
    },
    key_expired: {
      title: 'Key of a platform has expired',
      message: '{name}: the platform no longer accepts the key of your house. Enter a new one.',
    },
    invitations_in_review: {
      title: 'Invitations wait for review',
      message: 'Bidders to decide on: {count}.',
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
    carriedOut: 'Carried out by {by}. There is nothing left for you to decide.',
    discarded: 'This plan was discarded. There is nothing left for you to decide.',
    decided: 'All were decided. There is nothing left for you to decide.',
    closed: 'The case was closed. There is nothing left for you to do.',
    gone: 'The case no longer exists.',
  },
}
