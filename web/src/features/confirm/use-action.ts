import { useState } from 'react'
import { errorMessage } from '../../components/ErrorState.tsx'
import { toast } from '../../components/Toasts.tsx'
import { NotConfirmed } from './confirm-identity.ts'

export interface Action {
  busy: boolean
  /** Whether the task succeeded. When it fails, a toast says `failed` and the reason. */
  run: (task: () => Promise<unknown>, failed: string) => Promise<boolean>
}

/** One deed of a button outside of any form: what comes of it is told at the foot of the window. */
export const useAction = (): Action => {
  const [busy, setBusy] = useState(false)
  const run: Action['run'] = async (task, failed) => {
    setBusy(true)
    try {
      await task()
      return true
    } catch (error) {
      // Who leaves the question of who is there knows that nothing was done.
      if (!(error instanceof NotConfirmed)) toast({ tone: 'problem', text: `${failed} ${errorMessage(error)}` })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
