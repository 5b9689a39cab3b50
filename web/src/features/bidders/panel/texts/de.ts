export const profileText = {
  sendEmail: 'E-Mail senden',
  emailTitle: 'E-Mail an {name}',
  subject: 'Gegenstand',
  message: 'Nachricht',
  send: 'E-Mail senden',
  sending: 'Wird gesendet',
  emailSent: 'E-Mail an {name} gesendet',
  moreActions: 'Weitere Aktionen für {name}',
  exportData: 'Personenbezogene Daten exportieren',
  eraseData: 'Personenbezogene Daten löschen',
  exportFailed: 'Die Daten wurden nicht exportiert. {problem}',
  eraseTitle: 'Alle Daten von {name} löschen?',
  eraseText:
    '{name} ({number}) wird endgültig gelöscht, mit Scores, Auktionsverlauf und Notizen. Das Prüfprotokoll behält ohne persönliche Angaben, wer wann was getan hat. Rechtsfälle behalten, was ihre Ansprüche erfordern. Das lässt sich nicht rückgängig machen.',
  eraseCounts: 'Weitere Daten zu dieser Person',
  eraseCount: {
    deleted:
      '{count, plural, one {gelöschter Datensatz, der wiederherstellbar wäre} other {gelöschte Datensätze, die wiederherstellbar wären}}',
    merged: '{count, plural, one {mit diesem zusammengeführter Datensatz} other {mit diesem zusammengeführte Datensätze}}',
    notes: '{count, plural, one {Notiz} other {Notizen}}',
    invitations: '{count, plural, one {Einladung} other {Einladungen}}',
    logEntries: '{count, plural, one {Protokolleintrag wird anonymisiert} other {Protokolleinträge werden anonymisiert}}',
    rejectedRows: '{count, plural, one {abgelehnte Importzeile verliert ihre Werte} other {abgelehnte Importzeilen verlieren ihre Werte}}',
    savedViews:
      '{count, plural, one {gespeicherte Ansicht wird geleert oder gelöscht} other {gespeicherte Ansichten werden geleert oder gelöscht}}',
    waitingRows:
      '{count, plural, one {Zeile wird aus einer noch nicht importierten Datei entfernt} other {Zeilen werden aus noch nicht importierten Dateien entfernt}}',
    uncountedUploads:
      '{count, plural, one {noch nicht importierter Upload ist für die Zählung zu groß; auch seine Zeilen zu dieser Person werden entfernt} other {noch nicht importierte Uploads sind für die Zählung zu groß; auch ihre Zeilen zu dieser Person werden entfernt}}',
    cases: '{count, plural, one {Rechtsfall bleibt} other {Rechtsfälle bleiben}}',
  },
  eraseNothingElse: 'Es gibt keine weiteren Daten zu dieser Person.',
  eraseNotCounted: 'Die Daten konnten nicht gezählt werden. {problem}',
  eraseReason: 'Grund',
  eraseHint: 'Wird im Prüfprotokoll gespeichert. Geben Sie keine personenbezogenen Daten an.',
  eraseConfirm: 'Daten löschen',
  erased: 'Alle Daten von {number} wurden gelöscht',
} as const
