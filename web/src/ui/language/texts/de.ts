export const languageText = {
  label: 'Sprache',
  notLoaded: 'Diese Sprache konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  notSaved: 'Ihre Wahl ist in diesem Browser gespeichert, aber nicht in Ihrem Profil. {problem}',
} as const
