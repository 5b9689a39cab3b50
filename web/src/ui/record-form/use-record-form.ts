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
  /** The record. An untouched form shows each newer version of it. */
  opened: Versioned<V>
  /** Unsaved input to continue with, such as that of an interrupted session. */
  initial?: V
  /** Problems by field, found before sending. `base` is the record that the values were edited from. */
  check: (values: V, base: V) => FieldErrors<V>
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
  /** Discards the input: the form shows the record again. */
  reset: () => void
}

/** Attempts for one save; background jobs may change the record several times meanwhile. */
const attempts = 4

/** A form for one record: validates, sends, and merges what others saved meanwhile, so that no input is lost. */
export const useRecordForm = <V extends FormValues<V>, Saved>(options: RecordFormOptions<V, Saved>): RecordForm<V> => {
  const [edited, setEdited] = useState(options.initial && { base: options.opened, values: options.initial })
  const { base, values } = edited ?? { base: options.opened, values: options.opened.values }
  const [found, setFound] = useState<FieldErrors<V>>({})
  const [foreign, setForeign] = useState<RecordForm<V>['foreign']>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)

  /** Sends the values. Undefined when others changed the same record: their changes are then merged, for review. */
  const send = async (from: Versioned<V>, attempt = 1): Promise<{ saved: Saved } | undefined> => {
    const { latest } = options
    try {
      return { saved: await options.send(values, from) }
    } catch (failure) {
      if (!(failure instanceof CallError && failure.code === 'stale_version' && latest)) throw failure
    }
    const theirs = await latest()
    if (!theirs) {
      setForeign('gone')
      return undefined
    }
    const merged = mergeChanges(base.values, values, theirs.values)
    // What changed is not part of the form, such as scores after an import: nothing to review.
    if (merged.changes.length === 0 && attempt < attempts) return send({ values: from.values, version: theirs.version }, attempt + 1)
    setEdited({ base: theirs, values: merged.values })
    setForeign(merged.changes)
    return undefined
  }

  const submit = async (): Promise<void> => {
    if (busy) return
    const wrong = options.check(values, base.values)
    setFound(wrong)
    setError(undefined)
    setAttempt((count) => count + 1)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const sent = await send(base)
      if (sent) options.onSaved(sent.saved)
    } catch (reason) {
      setError(reason)
      options.onFailed?.(reason)
    } finally {
      setBusy(false)
    }
  }

  const type = (change: Partial<V>) => {
    setEdited((current = { base, values }) => ({ ...current, values: { ...current.values, ...change } }))
    setFound((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(change, field))) as FieldErrors<V>)
  }
  const settle = (field: FieldOf<V>, winner: 'theirs' | 'mine') => {
    if (winner === 'theirs')
      setEdited((current) => current && { ...current, values: { ...current.values, [field]: current.base.values[field] } })
    setForeign((current) => (Array.isArray(current) ? current.filter((change) => change.field !== field) : current))
  }
  const reset = () => {
    setEdited(undefined)
    setFound({})
    setForeign(undefined)
    setError(undefined)
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
    reset,
  }
}
