import { en } from './en.ts'

/** The texts of the language in use. */
export const text = en

/** Fills the placeholders `{name}` of a text. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
