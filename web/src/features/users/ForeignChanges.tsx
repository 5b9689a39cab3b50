import { useEffect, useRef } from 'react'
import styles from './ForeignAccess.module.css'
import { foreignText as text } from './messages.ts'

/** What somebody else saved for a person meanwhile, and how to go on. */
export const ForeignChanges = ({ changes, help }: { changes: readonly string[]; help: string }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.title}>{text.title}</p>
      <ul>
        {(changes.length > 0 ? changes : [text.elsewhere]).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{help}</p>
    </div>
  )
}
