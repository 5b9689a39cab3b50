export const viewingText = {
  label: 'Consultation en tant que',
  banner: 'Vous consultez en tant que {name}. Lecture seule jusqu’à {time}.',
  stop: 'Arrêter la consultation',
  ended: 'Vous ne consultez plus en tant que {name}.',
} as const
