import { useState } from 'react'

/** One call at a time, with what came of the last. */
export interface Sending {
  busy: boolean
  error: unknown
  /** Whether the task succeeded; `onError` hears why it did not. Nothing is done while another is under way. */
  send: (task: () => Promise<unknown>, onError?: (error: unknown) => void) => Promise<boolean>
  /** Forgets the last failure, as when what it was about is changed. */
  clearError: () => void
}

/** For screens before the shell, where nothing that is shown needs to be fetched again. */
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
