import type { ChosenField } from '../fields.ts'

/** An export of bidders of another system. */
export interface ImportPreset {
  /** What the system is called. */
  name: string
  /** Where its columns are published. */
  source: string
  /** The columns that together no other system has. */
  knownBy: readonly string[]
  /** What the columns hold whose names don't say it. Those that are not here are read by their names. */
  columns: Readonly<Record<string, ChosenField>>
  /** The value that each word of a column means, by the word in lower case. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
