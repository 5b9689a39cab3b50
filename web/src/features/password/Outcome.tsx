import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './EntryForm.module.css'

/** The result that replaces a form. Its heading takes the focus, so that screen readers announce it. */
export const Outcome = ({
  title,
  body,
  children,
  actions,
}: {
  title: string
  body: ReactNode
  children?: ReactNode
  actions: ReactNode
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes(look('stack', 'upToFull', 'gap20', 'entryWidth', 'tallControls', 'phoneFullWidth', 'phoneGapL'), styles.form)}>
      <h1 ref={heading} tabIndex={-1} className={classes(look('figure', 'noOutline'), styles.heading)}>
        {title}
      </h1>
      <p>{body}</p>
      {children}
      <div className={look('row', 'wrap', 'gapLines')}>{actions}</div>
    </div>
  )
}
