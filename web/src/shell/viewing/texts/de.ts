export const viewingText = {
  label: 'Ansicht als',
  banner: 'Ansicht als {name}. Nur lesend bis {time}.',
  stop: 'Ansicht beenden',
  ended: 'Die Ansicht als {name} ist beendet.',
} as const
