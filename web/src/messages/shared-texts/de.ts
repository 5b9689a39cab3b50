export const sharedTexts = {
  featureUnavailable: 'Zugriff verweigert: Die Funktion {feature} ist in Ihrem Tarif nicht enthalten',
  forbidden: 'Sie haben die Berechtigung {permission} nicht. {grantedBy} kann sie erteilen.',
  uploadTooLarge: 'Alle Dateien zusammen dürfen höchstens 100 MB groß sein',
  fileEmpty: 'Die Datei {file} ist leer. Wählen Sie eine Datei mit einer Kopfzeile und mindestens einem Datensatz.',
  fileType: 'Die Datei {file} ist keine {expected}-Datei. Speichern Sie sie als {expected} und laden Sie sie erneut hoch.',
  linkRejected: 'Dieser Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  ownerOnly: 'Das kann nur der Kontoinhaber.',
} as const
