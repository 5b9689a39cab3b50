import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { text } from '../messages/index.ts'
import { classes } from './class-names.ts'
import styles from './Field.module.css'

interface FieldContext {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

const Context = createContext<FieldContext | undefined>(undefined)

export interface FieldProps {
  label: ReactNode
  /** The control: TextInput, Textarea, Select, or anything that uses `useField()`. */
  children: ReactNode
  /** Names the control in the page; an ErrorSummary links to it. Default: generated. */
  id?: string
  /** Says "(optional)" after the label. */
  optional?: boolean
  hint?: ReactNode
  /** The problem and what to do; shown below and announced. */
  error?: string | undefined
  /** At the right of the label, such as a link. */
  aside?: ReactNode
}

/** A labelled control with its hint and its error. */
export const Field = ({ label, children, id, optional, hint, error, aside }: FieldProps) => {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <label htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> {text.common.optional}</span>}
      </label>
      <Context value={{ id: controlId, describedBy, invalid: error !== undefined }}>{children}</Context>
      {/* Behind the control for the keyboard, which goes from field to field. */}
      {aside && <div className={styles.aside}>{aside}</div>}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The attributes that link a control to the Field around it; none outside of one. */
export const useField = (): { id?: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined } => {
  const field = useContext(Context)
  return field ? { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined } : {}
}

/** One line of text. `after` is rendered inside the box at its right. */
export const TextInput = ({ className, before, after, ...rest }: ComponentProps<'input'> & { before?: ReactNode; after?: ReactNode }) => (
  <span className={classes(styles.box, className)}>
    {before}
    <input {...useField()} {...rest} className={styles.input} />
    {after}
  </span>
)

/** Several lines of text. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <span className={classes(styles.box, styles.lines, className)}>
    <textarea rows={3} {...useField()} {...rest} className={styles.input} />
  </span>
)

/** A choice from a short list; children are `<option>`s. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className={classes(styles.box, styles.choice, className)}>
    <select {...useField()} {...rest} className={styles.input} />
  </span>
)
