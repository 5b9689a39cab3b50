/** The choice of the language. */
export const languageText = {
  label: 'Language',
  notLoaded: 'This language could not be loaded. Check your connection and try again.',
  notSaved: 'Your choice is kept in this browser, but not in your profile. {problem}',
} as const
