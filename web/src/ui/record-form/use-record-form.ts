import { CallError } from '@auctionwiz/contracts/client'
import { useState } from 'react'
import {
  changesOf,
  type FieldErrors,
  type FieldOf,
  type FormValues,
  mergeChanges,
  type RemoteChange,
  refusedFields,
  type Versioned,
} from './record-changes.ts'

export interface RecordFormOptions<V, Saved> {
  opened: Versioned<V>
  /** Problems by field, found before sending. */
  check: (values: V) => FieldErrors<V>
  /** Sends the values; `base` is the record they were edited from. */
  send: (values: V, base: Versioned<V>) => Promise<Saved>
  /** Loads the current record after a conflict; undefined when it was deleted. A new record has none. */
  latest?: () => Promise<Versioned<V> | undefined>
  onSaved: (saved: Saved) => void
  /** The field that a refusal is about, by error code, where the answer does not name one. */
  refusals?: Partial<Record<string, FieldOf<V>>>
  onFailed?: (error: unknown) => void
}

export interface RecordForm<V> {
  values: V
  type: (change: Partial<V>) => void
  /** Decides a field that others changed too: their value replaces the input, or the input stays. */
  settle: (field: FieldOf<V>, winner: 'theirs' | 'mine') => void
  dirty: boolean
  busy: boolean
  errors: FieldErrors<V>
  /** Why the service refused, if the form was sent. */
  error: unknown
  /** What others saved meanwhile, for review; `gone` when they deleted it. */
  foreign: readonly RemoteChange<V>[] | 'gone' | undefined
  /** The record as others saved it. */
  base: V
  /** The number of submissions: each new list of problems takes the focus. */
  attempt: number
  submit: () => Promise<void>
}

/** A form for one record: validates, sends, and merges what others saved meanwhile, so that no input is lost. */
export const useRecordForm = <V extends FormValues<V>, Saved>(options: RecordFormOptions<V, Saved>): RecordForm<V> => {
  const [base, setBase] = useState(options.opened)
  const [values, setValues] = useState(options.opened.values)
  const [found, setFound] = useState<FieldErrors<V>>({})
  const [foreign, setForeign] = useState<RecordForm<V>['foreign']>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)

  const review = async (latest: () => Promise<Versioned<V> | undefined>): Promise<void> => {
    const theirs = await latest()
    if (!theirs) return setForeign('gone')
    const merged = mergeChanges(base.values, values, theirs.values)
    setBase(theirs)
    setValues(merged.values)
    setForeign(merged.changes)
  }

  const submit = async (): Promise<void> => {
    if (busy) return
    const wrong = options.check(values)
    setFound(wrong)
    setError(undefined)
    setAttempt((count) => count + 1)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      options.onSaved(await options.send(values, base))
    } catch (failure) {
      const { latest } = options
      const stale = failure instanceof CallError && failure.code === 'stale_version' && latest !== undefined
      await (stale ? review(latest) : Promise.reject(failure)).catch((reason: unknown) => {
        setError(reason)
        options.onFailed?.(reason)
      })
    } finally {
      setBusy(false)
    }
  }

  const type = (change: Partial<V>) => {
    setValues((current) => ({ ...current, ...change }))
    setFound((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(change, field))) as FieldErrors<V>)
  }
  const settle = (field: FieldOf<V>, winner: 'theirs' | 'mine') => {
    if (winner === 'theirs') setValues((current) => ({ ...current, [field]: base.values[field] }))
    setForeign((current) => (Array.isArray(current) ? current.filter((change) => change.field !== field) : current))
  }
  const dirty = Object.keys(changesOf(base.values, values)).length > 0
  return {
    values,
    type,
    settle,
    dirty,
    busy,
    errors: { ...refusedFields(error, values, options.refusals), ...found },
    error,
    foreign,
    base: base.values,
    attempt,
    submit,
  }
}
