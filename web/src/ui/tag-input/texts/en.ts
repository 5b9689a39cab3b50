export const tagText = {
  addTag: 'Add “{tag}”',
  openTags: 'Suggestions for {label}',
  chosenTags: 'Chosen: {label}',
} as const
