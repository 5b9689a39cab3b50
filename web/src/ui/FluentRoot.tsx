import { FluentProvider, type PartialTheme, useFocusFinders } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { classes } from './class-names.ts'
import styles from './FluentRoot.module.css'

/** Tokens come from the page's own CSS variables, so Fluent adds none. */
const inherited: PartialTheme = {}

/** The provider that Fluent components need. It renders nothing visible; import it only in chunks that load Fluent anyway. */
export const FluentRoot = ({ children }: { children: ReactNode }) => (
  <FluentProvider theme={inherited} className={classes(styles.root)}>
    {children}
  </FluentProvider>
)

/**
 * Keeps Fluent's focus manager mounted. It unmounts with the last component that uses it; if that is a dialog, the page stays hidden from
 * screen readers.
 */
const FocusManager = () => {
  useFocusFinders()
  return null
}

createRoot(document.createElement('div')).render(<FocusManager />)
