import { type FormEvent, type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { text } from '../../messages/index.ts'
import { Button } from '../Button.tsx'
import { useDiscardQuestion } from '../discard-question.tsx'
import { look } from '../look.ts'
import { Panel, type PanelProps } from '../Panel.tsx'
import { sendWithKeys } from '../send-with-keys.ts'
import { recordText } from './messages.ts'
import { RecordProblems, type RecordProblemsProps } from './RecordProblems.tsx'
import type { FormValues } from './record-changes.ts'

interface RecordPanelProps<V>
  extends RecordProblemsProps<V>,
    Pick<PanelProps, 'title' | 'subtitle' | 'band' | 'onPrevious' | 'onNext' | 'onClose'> {
  /** The button's label, and its label while sending. Default Save. */
  submit?: { label: string; busy: string }
  /** Why the user may not save. */
  reason?: string | undefined
  children: ReactNode
}

/**
 * A panel that changes one record next to its list, at an address of its own: the list stays in use meanwhile, and leaving with unsaved input asks
 * once. `RecordDialog` is the same as a dialog.
 */
export const RecordPanel = <V extends FormValues<V>>({
  title,
  subtitle,
  band,
  onPrevious,
  onNext,
  onClose,
  submit = { label: recordText.save, busy: recordText.saving },
  reason,
  children,
  ...problems
}: RecordPanelProps<V>) => {
  const { form } = problems
  const { pathname } = useLocation()
  const id = useId()
  const off = form.foreign === 'gone'
  const { close, question } = useDiscardQuestion({
    // Once it is sent, the panel closes by itself.
    dirty: form.dirty && !form.busy,
    onClose,
    // A filter or the order of the list changes the address, but the panel stays.
    holds: (leaving) => leaving.by !== 'control' || leaving.to !== pathname,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!off && reason === undefined) void form.submit()
  }
  return (
    <Panel
      title={title}
      subtitle={subtitle}
      band={band}
      onClose={close}
      onPrevious={onPrevious}
      onNext={onNext}
      footer={
        question ?? (
          <>
            <Button type="submit" form={id} look="primary" busy={form.busy} disabled={off} reason={reason}>
              {form.busy ? submit.busy : submit.label}
            </Button>
            <Button onClick={close}>{text.common.cancel}</Button>
          </>
        )
      }
    >
      <form id={id} noValidate onSubmit={send} onKeyDown={sendWithKeys}>
        <RecordProblems {...problems} />
        <div className={look('stack', 'gapL')}>{children}</div>
      </form>
    </Panel>
  )
}
