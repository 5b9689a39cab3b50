import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './RemoteBox.module.css'

/** What another user saved while a form was open. It takes the focus, because the form may be scrolled down to its button. */
export const RemoteBox = ({ title, children }: { title: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={look('belowXL', 'rounded', 'tintMedium', 'padSidesL', 'padRowM', 'mediumFrame')}>
      <p className={look('strong')}>{title}</p>
      {children}
    </div>
  )
}

/** The changes in it, one item each. */
export const RemoteList = ({ children }: { children: ReactNode }) => <ul className={classes(look('aboveS'), styles.list)}>{children}</ul>

interface RemoteItemProps {
  children: ReactNode
  /** How to use the other user's version. */
  take?: ReactNode
}

export const RemoteItem = ({ children, take }: RemoteItemProps) => (
  <li className={look('row', 'wrap', 'gapColumnsM', 'gapRowsXS', 'padRowXXS')}>
    <span>{children}</span>
    {take}
  </li>
)
