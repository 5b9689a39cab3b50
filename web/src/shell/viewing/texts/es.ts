export const viewingText = {
  label: 'Viendo como',
  banner: 'Está viendo como {name}. Solo lectura hasta las {time}.',
  stop: 'Dejar de ver',
  ended: 'Ya no está viendo como {name}.',
} as const
