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
  eraseReason: 'Reason',
  eraseHint: 'Kept in the audit log, so write no personal data here.',
  eraseConfirm: 'Erase Data',
  erased: 'All data of {number} was erased',
} as const
