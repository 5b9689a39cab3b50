import type { CSSProperties } from 'react'

/** Columns that share what is left may become narrower than their text. */
const tracks = (names: string): string => names.replaceAll(/([\d.]+)fr\b/g, 'minmax(0, $1fr)')

/** The columns of a grid with the look `columns`, such as `columns('136px 1fr auto')`, and those on the phone where they differ. */
export const columns = (wide: string, phone = wide): CSSProperties & Record<`--${string}`, string> => ({
  '--columns': tracks(wide),
  '--phoneColumns': tracks(phone),
})
