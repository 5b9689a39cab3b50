export const confirmText = {
  title: 'Bestätigen Sie, dass Sie es sind',
  password: 'Passwort',
  help: 'Ihre Anmeldung liegt etwas zurück; geben Sie es bitte erneut ein.',
  submit: 'Bestätigen',
  busy: 'Wird bestätigt...',
  passkey: 'Passkey verwenden',
  again:
    'Wenn Sie weder Passwort noch Passkey haben, melden Sie sich ab, dann mit Ihrer Organisation an und versuchen Sie es innerhalb von 15 Minuten erneut.',
  logout: 'Abmelden',
  loggedOut: 'Melden Sie sich erneut an und wiederholen Sie die letzte Aktion innerhalb von 15 Minuten.',
} as const
