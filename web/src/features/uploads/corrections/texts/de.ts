export const correctionText = {
  title: 'Abgelehnte Zeilen korrigieren',
  intro:
    'Ändern Sie, was falsch ist, und importieren Sie die geänderten Zeilen. Sie gehören zum selben Upload und werden mit ihm rückgängig gemacht.',
  rowOf: 'Zeile {line}',
  rowOfFile: '{file}, Zeile {line}',
  otherFields: 'Weitere Felder von Zeile {line}',
  failed: 'Die abgelehnten Zeilen konnten nicht geladen werden',
  none: 'Es gibt keine abgelehnten Zeilen mehr zu korrigieren.',
  more: 'Weitere Zeilen anzeigen',
  changed: '{count, plural, one {# Zeile geändert} other {# Zeilen geändert}}',
  changeFirst: 'Ändern Sie zuerst eine Zeile.',
  tooMany: 'Importieren Sie höchstens {limit} Zeilen auf einmal.',
  check: 'Korrigierte Zeilen prüfen',
  introCheck: 'Ändern Sie, was falsch ist. Die geänderten Zeilen werden mit allen anderen erneut geprüft, noch wird nichts importiert.',
  import: 'Korrigierte Zeilen importieren',
  importing:
    '{count, plural, one {# korrigierte Zeile wird} other {# korrigierte Zeilen werden}} importiert. Der Verarbeitungsverlauf zeigt den Fortschritt.',
  refused:
    '{count, plural, one {# Zeile kann weiterhin nicht gelesen werden.} other {# Zeilen können weiterhin nicht gelesen werden.}} Der Grund steht am Feld.',
} as const
