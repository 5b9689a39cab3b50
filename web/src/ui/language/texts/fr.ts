export const languageText = {
  label: 'Langue',
  notLoaded: 'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  notSaved: 'Votre choix est conservé dans ce navigateur, mais pas dans votre profil. {problem}',
} as const
