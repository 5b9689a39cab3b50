import type { Notification } from '@auctionwiz/contracts/notifications'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { calendarFormat } from '../../app/format.ts'
import { text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { notificationText } from './messages.ts'
import { useActOn } from './use-act-on.ts'

interface ExtendDeadlineProps {
  notification: Notification
  onDone: () => void
}

/** The buttons lie beside the box, not beside its label. */
const atFoot = { alignItems: 'flex-end' }

/** Asks for a later day, and moves the deadline of the case or of the action item. */
export const ExtendDeadline = ({ notification, onDone }: ExtendDeadlineProps) => {
  const { busy, extend } = useActOn(notification)
  const [date, setDate] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const current = notification.case?.deadline?.date ?? ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (date <= current) return setProblem(notificationText.later({ date: calendarFormat().date(current) }))
    if (await extend(date)) onDone()
  }
  /** Escape leaves this form, not the whole list. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onDone()
  }
  return (
    <form
      noValidate
      className={look('row', 'wrap', 'gapS', 'aboveS')}
      style={atFoot}
      onSubmit={(event) => void send(event)}
      onKeyDown={leave}
    >
      <Field label={notificationText.newDeadline} error={problem}>
        <TextInput ref={input} type="date" min={current} value={date} onInput={({ currentTarget }) => setDate(currentTarget.value)} />
      </Field>
      <Button type="submit" look="primary" busy={busy}>
        {notificationText.save}
      </Button>
      <Button onClick={onDone}>{text.common.cancel}</Button>
    </form>
  )
}
