export const tagText = {
  addTag: '„{tag}“ hinzufügen',
  openTags: 'Vorschläge für {label}',
  chosenTags: 'Ausgewählt: {label}',
} as const
