import { type ReactNode, useState } from 'react'
import { useRequestKey } from '../../../app/calls/request-key.ts'
import { Button } from '../../../ui/Button.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx'
import { look } from '../../../ui/look.ts'

interface AddFormProps {
  /** What is wrong with the input; undefined when it can be sent. */
  check: () => string | undefined
  send: (idempotencyKey: string) => Promise<void>
  /** There is input that is not sent. */
  dirty: boolean
  /** Empties the fields, once their input is sent or discarded. */
  onClear: () => void
  /** The button; `busyAction` while the input is sent. */
  action: string
  busyAction?: string
  /** The fields; `problem` is what is wrong with the first one, or why it was not sent. */
  children: (problem: string | undefined) => ReactNode
}

/** The form above a list of a case, which stays open for another entry. */
export const AddForm = ({ check, send, dirty, onClear, action, busyAction = action, children }: AddFormProps) => {
  const request = useRequestKey()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const add = async () => {
    const wrong = check()
    setProblem(wrong)
    if (wrong !== undefined) return
    setBusy(true)
    try {
      await send(request.key)
      onClear()
      request.onSent()
    } catch (error) {
      request.onFailed(error)
      setProblem(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className={look('stack', 'gapS', 'padBottomL', 'lineBelow')}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void add()
      }}
    >
      <LeaveQuestion dirty={dirty && !busy} onDiscard={onClear} />
      {children(problem)}
      <div>
        <Button type="submit" busy={busy}>
          {busy ? busyAction : action}
        </Button>
      </div>
    </form>
  )
}
