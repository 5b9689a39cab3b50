/** The texts of what can be done from a bidder's profile; `{name}` is filled in. */
export const profileText = {
  sendEmail: 'Send Email',
  emailTitle: 'Write to {name}',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Email',
  sending: 'Sending',
  emailSent: 'Email to {name} sent',

  moreActions: 'More actions for {name}',
  exportData: 'Export personal data',
  eraseData: 'Erase personal data',
  exportFailed: 'The data was not exported. {problem}',
  eraseTitle: 'Erase all data of {name}?',
  eraseText:
    '{name} ({number}) is erased with scores, auction history, notes and what the log tells of them. The log keeps who did what and when; legal cases stay with what the house’s claims need. This can’t be undone.',
  eraseCounts: 'Held besides the record',
  eraseCount: {
    merged: ['record merged into this one', 'records merged into this one'],
    notes: ['note', 'notes'],
    invitations: ['invitation', 'invitations'],
    logEntries: ['log entry loses what it tells', 'log entries lose what they tell'],
    rejectedRows: ['rejected row of an import loses its values', 'rejected rows of imports lose their values'],
    savedViews: ['saved view loses its search words or goes', 'saved views lose their search words or go'],
    waitingRows: ['row is taken out of a file not imported yet', 'rows are taken out of files not imported yet'],
    uncountedUploads: [
      'upload not imported yet is too large to count here; its rows on this person go as well',
      'uploads not imported yet are too large to count here; their rows on this person go as well',
    ],
    cases: ['legal case stays', 'legal cases stay'],
  },
  eraseNothingElse: 'Nothing else is held on this person.',
  eraseNotCounted: 'What is held could not be counted. {problem}',
  eraseReason: 'Reason',
  eraseHint: 'Kept in the audit log, so write no personal data here.',
  eraseConfirm: 'Erase Data',
  erased: 'All data of {number} was erased',
} as const
