/** Texts of the emails of staff to bidders. */
export const emailText = {
  one: { title: 'Email {name}', submit: 'Send Email', busy: 'Sending', sent: 'Email to {name} sent' },
  many: {
    title: '{count, plural, one {Email # bidder} other {Email # bidders}}',
    submit: '{count, plural, one {Send # email} other {Send # emails}}',
    busy: 'Sending: {done} of {total}',
    sent: '{count, plural, one {Email sent to # bidder} other {Email sent to # bidders}}',
  },
  labels: { subject: 'Subject', message: 'Message' },
  problems: '{sent} of {total} emails were sent. Send again to reach the others.',
  problem: '{name}: {problem}',
} as const
