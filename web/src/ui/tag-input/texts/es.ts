export const tagText = {
  addTag: 'Añadir «{tag}»',
  openTags: 'Sugerencias para {label}',
  chosenTags: 'Elegido: {label}',
} as const
