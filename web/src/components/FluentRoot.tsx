import { FluentProvider, type PartialTheme } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import styles from './FluentRoot.module.css'

/** Tokens come from the page's own CSS variables, so Fluent adds none. */
const inherited: PartialTheme = {}

/** What Fluent components need around them. It draws nothing and takes no room; import it only in chunks that load Fluent anyway. */
export const FluentRoot = ({ children }: { children: ReactNode }) => (
  <FluentProvider theme={inherited} className={styles.root}>
    {children}
  </FluentProvider>
)
