import { useEffect, useRef } from 'react'
import { fill, text } from '../messages/index.ts'
import styles from './ErrorSummary.module.css'

export interface ErrorSummaryProps {
  /** What is wrong as a whole, such as the service's message. Default: how many fields need attention. */
  title?: string | undefined
  /** Each field's id (see `Field`), its label and what is wrong. */
  errors: readonly { id: string; label: string; message: string }[]
}

/** Above a form that could not be sent: takes the focus, and each line leads to its field. Render it only when there is an error. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        {title ?? fill(errors.length === 1 ? text.common.oneProblem : text.common.problems, { count: errors.length })}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
