export const languageText = {
  label: 'Idioma',
  notLoaded: 'No se pudo cargar este idioma. Compruebe la conexión e inténtelo de nuevo.',
  notSaved: 'La elección queda guardada en este navegador, pero no en su perfil. {problem}',
} as const
