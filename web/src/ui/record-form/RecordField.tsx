import type { ReactNode } from 'react'
import { text } from '../../messages/index.ts'
import { Checkbox } from '../Checkbox.tsx'
import { Field } from '../Field.tsx'
import { look } from '../look.ts'
import { Select } from '../Select.tsx'
import { Switch } from '../Switch.tsx'
import { Textarea } from '../Textarea.tsx'
import { TextInput } from '../TextInput.tsx'
import { TagInput } from '../tag-input/TagInput.tsx'
import { recordText } from './messages.ts'
import styles from './RecordForm.module.css'
import type { FieldOf, FieldValue, FormValues } from './record-changes.ts'
import type { FieldShape, Labels } from './schema-fields.ts'
import type { RecordForm } from './use-record-form.ts'

export interface RecordFields<V> {
  /** Prefix of the fields' ids. */
  name: string
  form: Pick<RecordForm<V>, 'values' | 'errors' | 'type'>
  /** From the contract: see `shapesOf`. */
  shapes: Readonly<Record<string, FieldShape>>
  labels: Labels<V>
}

export interface RecordFieldProps<V> extends RecordFields<V> {
  field: FieldOf<V>
  /** Below the control; beside a box to tick. */
  hint?: ReactNode
  /** The labels of a choice's options; default: the values themselves. */
  options?: readonly (readonly [value: string, label: string])[]
  /** Makes a list of values a field of tags, with these offered; others can be typed where the contract allows any. */
  suggestions?: readonly string[]
  /** Options that the user may not choose. */
  off?: (value: string) => boolean
  disabled?: boolean
  /** Shown but not to be changed. */
  readOnly?: boolean
  autoComplete?: string
  /** Follows a number in its box. */
  unit?: string
  /** Draws a box to tick as a switch. */
  toggle?: boolean
  placeholder?: string
  /** Lines of a long text. */
  rows?: number
}

/** One field of a record, drawn as the contract's schema says. */
export const RecordField = <V extends FormValues<V>>(props: RecordFieldProps<V>) => {
  const {
    name,
    field,
    form,
    shapes,
    labels,
    hint,
    off,
    disabled,
    autoComplete = 'off',
    unit,
    toggle = false,
    placeholder,
    rows,
    readOnly,
  } = props
  const { kind, required, options } = shapes[field] ?? { kind: 'line', required: false, options: [] }
  const value = form.values[field]
  const error = form.errors[field]
  // A type does not keep the name of a computed key; `FieldOf` is the names of V.
  const change = (next: FieldValue) => form.type(Object.fromEntries([[field, next]]) as Partial<V>)
  const entries = props.options ?? options.map((option) => [option, option] as const)
  if (typeof value === 'boolean')
    return <Tick {...{ id: `${name}-${field}`, label: labels[field], error, hint, disabled, toggle, checked: value, onChange: change }} />
  // Several of named options, such as houses by id, are ticked like those the schema lists.
  if (props.suggestions !== undefined && typeof value !== 'string')
    return (
      <Tags
        {...{ id: `${name}-${field}`, label: labels[field], error, required, chosen: value, onChange: change }}
        hint={hint}
        suggestions={props.suggestions}
        free={kind === 'tags'}
        words={new Map(props.options)}
      />
    )
  if ((kind === 'choices' || props.options !== undefined) && typeof value !== 'string')
    return <Choices {...{ id: `${name}-${field}`, label: labels[field], error, required, entries, chosen: value, onChange: change }} />
  const shown = String(value)
  const isChoice = kind === 'choice' || props.options !== undefined
  return (
    <Field
      id={`${name}-${field}`}
      label={labels[field]}
      optional={!required && !isChoice}
      hint={hint ?? (kind === 'tel' ? text.common.phoneHint : undefined)}
      error={error}
    >
      {isChoice ? (
        <Select value={shown} disabled={disabled} onChange={({ target }) => change(target.value)}>
          {entries.map(([option, label]) => (
            <option key={option} value={option} disabled={off?.(option)}>
              {label}
            </option>
          ))}
        </Select>
      ) : kind === 'lines' ? (
        <Textarea
          aria-required={required}
          disabled={disabled}
          value={shown}
          placeholder={placeholder}
          rows={rows}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <TextInput
          {...inputs[kind]}
          autoComplete={autoComplete}
          aria-required={required}
          disabled={disabled}
          value={shown}
          readOnly={readOnly}
          placeholder={placeholder}
          {...(unit && { className: styles.number, after: <span aria-hidden="true">{unit}</span> })}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}

const inputs = {
  line: {},
  tags: {},
  choices: {},
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  date: { type: 'date' },
  time: { type: 'time' },
  number: { inputMode: 'decimal' },
} as const

interface TickProps {
  id: string
  label: string
  error: string | undefined
  hint: ReactNode
  disabled: boolean | undefined
  toggle: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick, or a switch. */
const Tick = ({ id, label, error, hint, toggle, onChange, ...rest }: TickProps) => {
  const Control = toggle ? Switch : Checkbox
  return (
    <div>
      <Control
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Control>{' '}
      {hint}
      <FieldProblem id={id} error={error} />
    </div>
  )
}

/** The problem of a control that is no text field. */
const FieldProblem = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p id={`${id}-error`} className={look('caption', 'aboveXS', 'problem')}>
      {error}
    </p>
  )

interface TagsProps extends Omit<ChoicesProps, 'entries'> {
  hint: ReactNode
  suggestions: readonly string[]
  free: boolean
  words: ReadonlyMap<string, string>
}

/** Values as tags in one field. */
const Tags = ({ id, label, error, required, hint, free, ...tags }: TagsProps) => {
  const shownHint = hint ?? (free ? recordText.freeTagsHint : undefined)
  return (
    <Field id={id} label={label} optional={!required} hint={shownHint} error={error}>
      <TagInput
        id={id}
        label={label}
        free={free}
        describedBy={error ? `${id}-error` : shownHint ? `${id}-hint` : undefined}
        invalid={error !== undefined}
        {...tags}
      />
    </Field>
  )
}

interface ChoicesProps {
  id: string
  label: string
  error: string | undefined
  required: boolean
  entries: readonly (readonly [value: string, label: string])[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Any number of options, in their order. */
const Choices = ({ id, label, error, required, entries, chosen, onChange }: ChoicesProps) => (
  <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
    <legend className={look('belowXS')}>
      {label}
      {!required && <span className={look('muted')}> {text.common.optional}</span>}
    </legend>
    <div className={look('grid', 'cards152', 'gapFacts')}>
      {entries.map(([option, words]) => (
        <Checkbox
          key={option}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            onChange(entries.map(([other]) => other).filter((other) => (other === option ? target.checked : chosen.includes(other))))
          }
        >
          {words}
        </Checkbox>
      ))}
    </div>
    <FieldProblem id={id} error={error} />
  </fieldset>
)
