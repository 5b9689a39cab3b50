/** The texts of viewing as somebody; `{name}` is filled in. */
export const viewingText = {
  label: 'Viewing as',
  banner: 'Viewing as {name}. Read-only until {time}.',
  stop: 'Stop viewing',
  ended: 'You no longer view as {name}.',
} as const
