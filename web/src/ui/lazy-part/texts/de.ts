export const partText = {
  offline: { title: 'Sie sind offline', help: 'Dieser Teil wird geladen, sobald Sie wieder mit dem Internet verbunden sind.' },
  outdated: {
    title: 'Es gibt eine neue Version von AuctionWiz',
    help: 'Laden Sie die Seite neu, um sie zu nutzen. Speichern Sie vorher: Beim Neuladen geht Ihre Eingabe verloren.',
  },
  failed: { title: 'Dieser Teil konnte nicht geladen werden', help: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.' },
  broken: {
    title: 'Dieser Teil funktioniert nicht mehr',
    help: 'Versuchen Sie es erneut. Wenden Sie sich an den Support, wenn es wieder passiert.',
  },
  toast: {
    offline: 'Öffnen nicht möglich: Sie sind offline.',
    outdated: 'Öffnen nicht möglich: Es gibt eine neue Version von AuctionWiz. Speichern Sie und laden Sie die Seite neu.',
    failed: 'Öffnen nicht möglich. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    broken: 'Das funktioniert nicht mehr. Versuchen Sie es erneut.',
  },
  reload: 'Neu laden',
  offlineLine: 'Offline',
  offlineHelp: 'Sie sind offline. Änderungen können erst gespeichert werden, wenn Sie wieder verbunden sind.',
} as const
