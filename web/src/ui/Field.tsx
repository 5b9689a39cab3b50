import { Field as FluentField, useFieldContext_unstable, useFieldControlProps_unstable } from '@fluentui/react-field'
import { type ReactNode, useId } from 'react'
import { text } from '../messages/index.ts'
import { classes } from './class-names.ts'
import styles from './Field.module.css'
import { look } from './look.ts'

export interface FieldProps {
  label: ReactNode
  /** The control: TextInput, Textarea, Select, or anything that uses `useField()`. */
  children: ReactNode
  /** Names the control in the page; an ErrorSummary links to it. Default: generated. */
  id?: string
  /** Says "(optional)" after the label. */
  optional?: boolean
  hint?: ReactNode
  /** The problem and what to do; shown below. A summary or the form announces it. */
  error?: string | undefined
  /** At the right of the label, such as a link. */
  aside?: ReactNode
}

/** A labelled control with its hint and its error. */
export const Field = ({ label, children, id, optional, hint, error, aside }: FieldProps) => {
  const generated = useId()
  const controlId = id ?? generated
  return (
    <FluentField
      className={classes(styles.field)}
      label={{
        htmlFor: controlId,
        children: (
          <>
            {label}
            {optional && <span className={look('muted')}> {text.common.optional}</span>}
          </>
        ),
      }}
      validationMessage={error === undefined ? null : { id: `${controlId}-error`, role: undefined, children: error }}
      hint={hint ? { id: `${controlId}-hint`, children: hint } : null}
    >
      {children}
      {/* Behind the control for the keyboard, which goes from field to field. */}
      {aside && <div className={classes(look('placed'), styles.aside)}>{aside}</div>}
    </FluentField>
  )
}

/** The attributes that link a control to the Field around it; none outside of one. */
export const useField = (): { id?: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined } =>
  useFieldControlProps_unstable(useControlId(), { supportsLabelFor: true })

/** The id that the label of the Field around it names. */
export const useControlId = (): { id?: string } => {
  const id = useFieldContext_unstable()?.labelFor
  return id === undefined ? {} : { id }
}
