import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { errorMessage } from '../ErrorState.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { look } from '../look.ts'
import { RemoteBox, RemoteItem, RemoteList } from '../RemoteBox.tsx'
import { recordText } from './messages.ts'
import { type FieldOf, type FieldValue, type FormValues, fieldsOf } from './record-changes.ts'
import type { RecordForm } from './use-record-form.ts'

const text = recordText.stale

export interface RecordProblemsProps<V> {
  /** Prefix of the fields' ids. */
  name: string
  form: RecordForm<V>
  labels: Record<FieldOf<V>, string>
  /** Replaces "Check the highlighted fields." */
  summary?: string | undefined
  /** Formats a value for display; default: unchanged, and a box to tick as on or off. */
  show?: (field: FieldOf<V>, value: V[FieldOf<V>]) => string
  /** The title above the problems; default: the service's words, or that some fields need checking. */
  titleOf?: (wrong: readonly FieldOf<V>[], error: unknown) => string
  /** Below the problems, such as a link to the record in the way. */
  remedy?: ReactNode
}

/** Above a rejected form: what others saved meanwhile, the problems, and a link to each field. */
export const RecordProblems = <V extends FormValues<V>>({
  name,
  form,
  labels,
  summary = recordText.checkFields,
  show = (_, value) => shown(value),
  titleOf = (wrong, error) => (wrong.length > 0 ? summary : errorMessage(error)),
  remedy,
}: RecordProblemsProps<V>) => {
  const { errors, error, foreign, base, attempt } = form
  const wrong = fieldsOf(base).filter((field) => errors[field] !== undefined)
  return (
    <>
      {foreign !== undefined && (
        <RemoteBox key={attempt} title={text.title}>
          <p>{foreign === 'gone' ? text.gone : foreign.length > 0 ? text.merged : text.unseen}</p>
          {foreign !== 'gone' && foreign.length > 0 && (
            <RemoteList>
              {foreign.map(({ field, mine, theirs, conflict }) => (
                <RemoteItem
                  key={field}
                  take={
                    conflict && (
                      <>
                        <Button look="link" small onClick={() => form.settle(field, 'theirs')}>
                          {text.takeTheirs}
                        </Button>
                        <Button look="link" small onClick={() => form.settle(field, 'mine')}>
                          {text.keepMine}
                        </Button>
                      </>
                    )
                  }
                >
                  {(conflict ? text.conflict : text.field)({
                    field: labels[field],
                    theirs: show(field, theirs) || text.empty,
                    mine: show(field, mine) || text.empty,
                  })}
                </RemoteItem>
              ))}
            </RemoteList>
          )}
        </RemoteBox>
      )}
      {(wrong.length > 0 || error !== undefined) && (
        <div className={look('belowXL')}>
          <ErrorSummary
            key={attempt}
            title={titleOf(wrong, error)}
            errors={wrong.map((field) => ({ id: `${name}-${field}`, label: labels[field], message: errors[field] ?? '' }))}
          />
          {remedy}
        </div>
      )}
    </>
  )
}

const shown = (value: FieldValue): string => (typeof value === 'boolean' ? (value ? text.on : text.off) : String(value))
