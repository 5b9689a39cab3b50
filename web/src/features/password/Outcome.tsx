import { type ReactNode, useEffect, useRef } from 'react'
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
    <div className={styles.form}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p>{body}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
