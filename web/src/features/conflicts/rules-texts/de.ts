/** The texts of the conflict rules. */
export const rulesText = {
  title: 'Konfliktregeln',
  explanation:
    'Nennt ein Import unter einer bekannten E-Mail eine andere Person, entscheiden diese Regeln Feld für Feld. Ein Konflikt, den sie ganz entscheiden, wird sofort gelöst.',
  saved: 'Die Konfliktregeln wurden gespeichert.',
  loadFailed: 'Die Konfliktregeln konnten nicht geladen werden',
  rules: {
    platform: 'Plattform: der importierte Wert',
    local: 'Lokal: der vorhandene Wert',
    newest: 'Neueste: die spätere Änderung',
    manual: 'Manuell: eine Person entscheidet',
  },
} as const
