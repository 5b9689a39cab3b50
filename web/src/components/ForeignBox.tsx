import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ForeignBox.module.css'

/** What another user saved while a form was open. It takes the focus, because the form may be scrolled down to its button. */
export const ForeignBox = ({ title, children }: { title: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

/** The changes in it, one item each. */
export const ForeignList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

interface ForeignItemProps {
  children: ReactNode
  /** How to use the other user's version. */
  take?: ReactNode
}

export const ForeignItem = ({ children, take }: ForeignItemProps) => (
  <li className={styles.item}>
    <span>{children}</span>
    {take}
  </li>
)
