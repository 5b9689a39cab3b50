import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { errorMessage } from '../../components/ErrorState.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { fill } from '../../messages/index.ts'
import { settingsText } from './messages.ts'
import styles from './RecordProblems.module.css'
import { type FieldOf, type FormValues, fieldsOf } from './record-changes.ts'
import type { RecordForm } from './use-record-form.ts'

const text = settingsText.stale

export interface RecordProblemsProps<V> {
  /** Prefix of the fields' ids. */
  name: string
  form: RecordForm<V>
  labels: Record<FieldOf<V>, string>
  /** A value as people read it; as it is when absent. */
  show?: (field: FieldOf<V>, value: V[FieldOf<V>]) => string
}

/** Above a form that could not be sent: what others saved meanwhile, what is wrong, and a link to each field. */
export const RecordProblems = <V extends FormValues<V>>({
  name,
  form,
  labels,
  show = (_, value) => String(value),
}: RecordProblemsProps<V>) => {
  const { errors, error, foreign, base, attempt } = form
  const wrong = fieldsOf(base).filter((field) => errors[field] !== undefined)
  return (
    <>
      {foreign !== undefined && (
        <Foreign key={attempt}>
          <p className={styles.title}>{text.title}</p>
          <p>{foreign === 'gone' ? text.gone : foreign.length > 0 ? text.merged : text.unseen}</p>
          {foreign !== 'gone' && (
            <ul>
              {foreign.map(({ field, mine, theirs, conflict }) => (
                <li key={field} className={styles.change}>
                  <span>
                    {fill(conflict ? text.conflict : text.field, {
                      field: labels[field],
                      theirs: show(field, theirs) || text.empty,
                      mine: show(field, mine) || text.empty,
                    })}
                  </span>
                  {conflict && (
                    <Button look="link" small onClick={() => form.takeTheirs(field)}>
                      {text.takeTheirs}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Foreign>
      )}
      {(wrong.length > 0 || error !== undefined) && (
        <div className={styles.problems}>
          <ErrorSummary
            key={attempt}
            title={wrong.length > 0 ? settingsText.checkFields : errorMessage(error)}
            errors={wrong.map((field) => ({ id: `${name}-${field}`, label: labels[field], message: errors[field] ?? '' }))}
          />
        </div>
      )}
    </>
  )
}

const Foreign = ({ children }: { children: React.ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  // The form may be scrolled far down to its button.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      {children}
    </div>
  )
}
