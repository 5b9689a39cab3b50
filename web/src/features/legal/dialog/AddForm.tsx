import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRequestKey } from '../../../app/calls/request-key.ts'
import { Button } from '../../../ui/Button.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx'
import { look } from '../../../ui/look.ts'

/** What is wrong with the input, by field. */
type Problems<Name extends string> = { [field in Name]?: string | undefined }

interface AddFormProps<Name extends string> {
  /** Says what is wrong with the input; it is sent once nothing is. */
  check: () => Problems<Name>
  /** The field that shows why the input was not sent. */
  first: NoInfer<Name>
  send: (idempotencyKey: string) => Promise<void>
  /** There is input that is not sent. */
  dirty: boolean
  /** Empties the fields, once their input is sent or discarded. */
  onClear: () => void
  /** The button; `busyAction` while the input is sent. */
  action: string
  busyAction?: string
  /** The fields, with what is wrong with each. */
  children: (problems: Problems<Name>) => ReactNode
}

/** The form above a list of a case, which stays open for another entry. */
export const AddForm = <Name extends string>({
  check,
  first,
  send,
  dirty,
  onClear,
  action,
  busyAction = action,
  children,
}: AddFormProps<Name>) => {
  const request = useRequestKey()
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const add = async () => {
    const wrong = check()
    flushSync(() => setProblems(wrong))
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (field) return field.focus()
    setBusy(true)
    try {
      await send(request.key)
      onClear()
      request.onSent()
    } catch (error) {
      request.onFailed(error)
      setProblems({ [first]: errorMessage(error) } as Problems<Name>)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      className={look('stack', 'gapS', 'padBottomL', 'lineBelow')}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void add()
      }}
    >
      <LeaveQuestion dirty={dirty && !busy} onDiscard={onClear} />
      {children(problems)}
      <div>
        <Button type="submit" busy={busy}>
          {busy ? busyAction : action}
        </Button>
      </div>
    </form>
  )
}
