import { useEffect, useRef } from 'react'
import { text } from '../messages/index.ts'
import { classes } from './class-names.ts'
import styles from './ErrorSummary.module.css'
import { look } from './look.ts'

export interface ErrorSummaryProps {
  /** The overall problem, such as the service's message. Default: how many fields need attention. */
  title?: string | undefined
  /** Each field's id (see `Field`), its label and its problem. */
  errors: readonly { id: string; label: string; message: string }[]
}

/** The problems above a rejected form: takes the focus; each line links to its field. Render it only when there is an error. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classes(look('padS', 'keepsLines', 'rounded', 'tintLow', 'framed', 'lowEdge'), styles.summary)}
    >
      <p className={look('strong', 'problem')}>{title ?? text.common.problems({ count: errors.length })}</p>
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
