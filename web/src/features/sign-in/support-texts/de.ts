export const supportText = {
  title: 'Support kontaktieren',
  types: {
    'no-account-access': {
      title: 'Sie haben noch keinen Zugang zu einem Konto',
      body: 'Sie sind angemeldet, aber niemand hat Ihnen Zugang zum Konto eines Auktionshauses gegeben.',
      steps: [
        'Bitten Sie den Inhaber oder einen Administrator Ihres Auktionshauses, diese E-Mail-Adresse einzuladen.',
        'Öffnen Sie die Einladung und nehmen Sie sie an.',
        'Kommen Sie hierher zurück und wählen Sie Verbindung erneut versuchen.',
      ],
    },
    'account-access': {
      title: 'Dieses Konto konnte nicht geöffnet werden',
      body: 'Sie sind angemeldet, konnten das gewählte Konto aber nicht öffnen. Ihr Zugang wurde vielleicht entfernt oder gesperrt.',
      steps: [
        'Wählen Sie Verbindung erneut versuchen und wählen Sie das Konto noch einmal.',
        'Fragen Sie den Inhaber oder einen Administrator des Kontos, ob Sie noch Zugang haben.',
        'Wenn Sie zu einem anderen Konto gehören, melden Sie sich ab und wieder an und wählen Sie jenes.',
      ],
    },
    'account-not-cached': {
      title: 'Ihr Benutzer wurde nicht gefunden',
      body: 'Ihre Organisation kennt Sie, aber Sie haben hier noch keinen Benutzer. Ein neuer Benutzer kann einige Minuten brauchen.',
      steps: [
        'Warten Sie einige Minuten und wählen Sie Verbindung erneut versuchen.',
        'Prüfen Sie, ob Sie sich mit der eingeladenen E-Mail-Adresse angemeldet haben.',
        'Bitten Sie einen Administrator Ihres Auktionshauses um eine Einladung oder wählen Sie Neues Konto erstellen.',
      ],
    },
    general: {
      title: 'Verbindung nicht möglich',
      body: 'Etwas hat AuctionWiz daran gehindert, Ihr Konto zu öffnen. Von Ihrer Arbeit ist nichts verloren.',
      steps: ['Prüfen Sie Ihre Verbindung.', 'Wählen Sie Verbindung erneut versuchen.', 'Melden Sie sich ab und wieder an.'],
    },
  },
  nextSteps: 'Nächste Schritte',
  advice: 'Wenden Sie sich an den Support, wenn das Problem länger als 15 Minuten besteht.',
  contact: 'Support',
  emailLabel: 'E-Mail',
  chatLabel: 'Live-Chat',
  chatHours: 'Mo-Fr 8-18 Uhr EST',
  responses: 'Antwort innerhalb von 1-2 Geschäftsstunden',
  diagnostics: 'Diagnose',
  diagnosticsHelp: 'Kopieren Sie diese Zeilen in Ihre Nachricht, damit der Support den Vorgang findet.',
  unknown: 'unbekannt',
  copy: 'Diagnose kopieren',
  copyFailed: 'Kopieren nicht möglich. Markieren Sie die Zeilen und kopieren Sie sie selbst.',
  retry: 'Verbindung erneut versuchen',
  tryDemo: 'Solange den Demo-Modus ausprobieren',
  crossOrigin: 'AuctionWiz läuft unter {origin}. Wenn Ihre Dienste diesen Ursprung nicht erlauben, blockiert der Browser ihre Antworten.',
  copyOrigin: 'Ursprung kopieren',
} as const
