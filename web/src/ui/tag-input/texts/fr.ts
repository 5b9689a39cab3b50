export const tagText = {
  addTag: 'Ajouter « {tag} »',
  openTags: 'Suggestions pour {label}',
  chosenTags: 'Choix : {label}',
} as const
