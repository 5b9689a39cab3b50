export const previewText = {
  failed: 'Die Vorschau konnte nicht angezeigt werden',
  unreadable: 'Diese Datei lässt sich hier nicht darstellen. Laden Sie sie herunter und öffnen Sie sie auf Ihrem Gerät.',
  pageOf: 'Seite {page} von {count}',
  pageBefore: 'Vorige Seite',
  pageAfter: 'Nächste Seite',
  download: 'Herunterladen',
  pdfProtected: 'Diese PDF-Datei ist mit einem Passwort geschützt. Laden Sie sie herunter und öffnen Sie sie mit dem Passwort.',
} as const
