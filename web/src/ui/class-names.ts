/** Joins class names and leaves out those that don't apply. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
