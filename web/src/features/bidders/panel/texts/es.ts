/** The texts of the actions in a bidder's profile; `{name}` is a placeholder. */
export const profileText = {
  sendEmail: 'Send Email',
  emailTitle: 'Email {name}',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Email',
  sending: 'Sending',
  emailSent: 'Email to {name} sent',

  moreActions: 'More actions for {name}',
  exportData: 'Export personal data',
  eraseData: 'Erase personal data',
  exportFailed: 'The data was not exported. {problem}',
  eraseTitle: 'Erase all data about {name}?',
  eraseText:
    'This permanently erases {name} ({number}), including scores, auction history and notes. The audit log keeps who did what and when, without personal details. Legal cases keep what their claims need. This can’t be undone.',
  eraseCounts: 'Other data about this person',
  eraseCount: {
    deleted: '{count, plural, one {deleted record that could be restored} other {deleted records that could be restored}}',
    merged: '{count, plural, one {record merged into this one} other {records merged into this one}}',
    notes: '{count, plural, one {note} other {notes}}',
    invitations: '{count, plural, one {invitation} other {invitations}}',
    logEntries: '{count, plural, one {log entry will be anonymized} other {log entries will be anonymized}}',
    rejectedRows: '{count, plural, one {rejected import row will lose its values} other {rejected import rows will lose their values}}',
    savedViews: '{count, plural, one {saved view will be cleared or deleted} other {saved views will be cleared or deleted}}',
    waitingRows:
      '{count, plural, one {row will be removed from a file not imported yet} other {rows will be removed from files not imported yet}}',
    uncountedUploads:
      '{count, plural, one {upload not imported yet is too large to count here; its rows about this person will be removed too} other {uploads not imported yet are too large to count here; their rows about this person will be removed too}}',
    cases: '{count, plural, one {legal case stays} other {legal cases stay}}',
  },
  eraseNothingElse: 'There is no other data about this person.',
  eraseNotCounted: 'The data could not be counted. {problem}',
  eraseReason: 'Reason',
  eraseHint: 'Saved in the audit log. Don’t include personal data.',
  eraseConfirm: 'Erase Data',
  erased: 'All data about {number} was erased',
} as const
