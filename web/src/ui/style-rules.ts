import { __resetStyles as resetStyles, __styles as styles } from '@griffel/react'

// In the built app Fluent's style files import from here (see lean-fluent.ts).
export * from '@griffel/react'

type Rules = Parameters<typeof styles>[1]

/** The rules of Fluent's style files that have run, whether or not their controls were drawn yet, and what follows when more arrive. */
export const arrived: { rules: Rules[]; onMore?: () => void } = { rules: [] }

const note = (rules: Rules): Rules => {
  arrived.rules.push(rules)
  arrived.onMore?.()
  return rules
}

export const __styles: typeof styles = (classes, rules) => styles(classes, note(rules))

export const __resetStyles: typeof resetStyles = (ltr, rtl, rules) =>
  resetStyles(ltr, rtl, note(Array.isArray(rules) ? { r: rules } : rules))
