import { useState } from 'react'

/** Runs one call at a time and keeps the last result. */
export interface Sending {
  busy: boolean
  error: unknown
  /** Resolves to whether the task succeeded; `onError` gets the failure. Does nothing while another task runs. */
  send: (task: () => Promise<unknown>, onError?: (error: unknown) => void) => Promise<boolean>
  /** Clears the last failure, for example after the user edits its cause. */
  clearError: () => void
}

/** For screens before the shell, which have no cached data to refresh. */
export const useSending = (): Sending => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const send: Sending['send'] = async (task, onError) => {
    if (busy) return false
    setBusy(true)
    setError(undefined)
    try {
      await task()
      return true
    } catch (failure) {
      setError(failure)
      onError?.(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, send, clearError: () => setError(undefined) }
}
