/** Texts of the emails of staff to bidders. */
export const emailText = {
  one: { title: 'E-Mail an {name}', submit: 'E-Mail senden', busy: 'Wird gesendet', sent: 'E-Mail an {name} gesendet' },
  many: {
    title: '{count, plural, one {E-Mail an # Bieter} other {E-Mail an # Bieter}}',
    submit: '{count, plural, one {# E-Mail senden} other {# E-Mails senden}}',
    busy: 'Wird gesendet: {done} von {total}',
    sent: '{count, plural, one {E-Mail an # Bieter gesendet} other {E-Mail an # Bieter gesendet}}',
  },
  labels: { subject: 'Betreff', message: 'Nachricht' },
  problems: '{sent} von {total} E-Mails wurden gesendet. Senden Sie erneut, um die übrigen zu erreichen.',
  problem: '{name}: {problem}',
} as const
