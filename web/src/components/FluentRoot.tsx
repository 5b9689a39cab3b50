import { FluentProvider, type PartialTheme, useFocusFinders } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { classes } from './class-names.ts'
import styles from './FluentRoot.module.css'

/** Tokens come from the page's own CSS variables, so Fluent adds none. */
const inherited: PartialTheme = {}

/** What Fluent components need around them. It draws nothing and takes no room; import it only in chunks that load Fluent anyway. */
export const FluentRoot = ({ children }: { children: ReactNode }) => (
  <FluentProvider theme={inherited} className={classes(styles.root)}>
    {children}
  </FluentProvider>
)

/**
 * Fluent's focus manager ends with the last component that uses it, and a dialog that is that last one leaves the page hidden from screen
 * readers. This one stays.
 */
const FocusManager = () => {
  useFocusFinders()
  return null
}

createRoot(document.createElement('div')).render(<FocusManager />)
