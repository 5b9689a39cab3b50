import { useState } from 'react'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { NotConfirmed } from './confirm-identity.ts'

export interface Action {
  busy: boolean
  /** Resolves to whether the task succeeded. After a failure a toast shows `failed` and the reason. */
  run: (task: () => Promise<unknown>, failed: string) => Promise<boolean>
}

/** The action of a button outside of a form: a toast shows its result. */
export const useAction = (): Action => {
  const [busy, setBusy] = useState(false)
  const run: Action['run'] = async (task, failed) => {
    setBusy(true)
    try {
      await task()
      return true
    } catch (error) {
      // A user who cancels the confirmation knows that nothing was done.
      if (!(error instanceof NotConfirmed)) toast({ tone: 'problem', text: `${failed} ${errorMessage(error)}` })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
