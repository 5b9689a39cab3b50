export const stalledText = {
  since: 'Aucune progression depuis {time}. La reprise est automatique. Choisissez Réessayer pour reprendre maintenant.',
  retry: 'Réessayer',
  retrying: 'Nouvel essai',
} as const
