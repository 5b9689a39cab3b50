/** Texts of the emails of staff to bidders. */
export const emailText = {
  one: { title: 'E-mail à {name}', submit: 'Envoyer un e-mail', busy: 'Envoi', sent: 'E-mail envoyé à {name}' },
  many: {
    title: '{count, plural, one {E-mail à # enchérisseur} other {E-mail à # enchérisseurs}}',
    submit: '{count, plural, one {Envoyer # e-mail} other {Envoyer # e-mails}}',
    busy: 'Envoi : {done} sur {total}',
    sent: '{count, plural, one {E-mail envoyé à # enchérisseur} other {E-mail envoyé à # enchérisseurs}}',
  },
  labels: { subject: 'Objet', message: 'Message' },
  problems: '{sent} e-mails sur {total} ont été envoyés. Envoyez de nouveau pour joindre les autres.',
  problem: '{name} : {problem}',
} as const
