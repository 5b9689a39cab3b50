import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { type ReactNode, useState } from 'react'
import { classes } from './class-names.ts'
import styles from './Disclosure.module.css'
import { look } from './look.ts'

export interface DisclosureProps {
  label: string
  /** A bar of the page instead of a link in a text. */
  bar?: boolean
  /** Rendered while it is open. */
  children: ReactNode
}

/** Details that few need, behind their name. */
export const Disclosure = ({ label, bar = false, children }: DisclosureProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes(styles.disclosure, bar && styles.bar)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={look('row', 'gapXS', 'padRowS', 'strong', 'pointer')}>
        {label} <ChevronRight16Regular />
      </summary>
      {isOpen && children}
    </details>
  )
}
