/** The texts of "view as"; `{name}` is a placeholder. */
export const viewingText = {
  label: 'Viewing as',
  banner: 'Viewing as {name}. Read-only until {time}.',
  stop: 'Stop viewing',
  ended: 'You are no longer viewing as {name}.',
} as const
