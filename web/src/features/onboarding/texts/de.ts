export const onboardingText = {
  own: 'Eigenes Konto eröffnen',
  ownBody: 'Richten Sie jetzt Ihr Auktionshaus ein. Das Konto gehört Ihnen, und Sie können andere einladen.',
  begin: 'Konto einrichten',
  wait: 'Oder auf eine Einladung warten',
  waitHint: 'Keine Einladung im Postfach? Sehen Sie im Spam-Ordner nach oder bitten Sie um erneuten Versand.',
  title: 'Richten Sie Ihr Konto ein',
  lead: 'Sie brauchen einen Namen und Ihr erstes Auktionshaus. Unter Kontoeinstellungen lässt sich später alles ändern.',
  account: 'Konto',
  house: 'Erstes Auktionshaus',
  labels: {
    accountName: 'Kontoname',
    type: 'Art',
  },
  types: {
    group: {
      name: 'Auktionshausgruppe',
      help: 'Mehrere Auktionshäuser in einem Konto.',
    },
    individual: {
      name: 'Einzelnes Auktionshaus',
      help: 'Ein Auktionshaus. Weitere lassen sich später hinzufügen.',
    },
  },
  submit: 'Konto erstellen',
  busy: 'Konto wird erstellt...',
  back: 'Zurück',
  resend: 'Link erneut senden',
  resending: 'Wird gesendet...',
  resent: 'Gesendet. Öffnen Sie den Link in der E-Mail und wählen Sie dann erneut Konto erstellen.',
  signInAgain: 'Erneut anmelden',
  kept: 'Ihre Eingaben bleiben erhalten.',
} as const
