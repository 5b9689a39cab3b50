import { addBidderNote, newNote } from '@auctionwiz/contracts/bidder-notes'
import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { noteCategories } from '@auctionwiz/contracts/staff-entries'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useStore } from '../../../app/calls/use-mutation.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx'
import { look } from '../../../ui/look.ts'
import type { FieldErrors } from '../../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { bidderText } from '../messages.ts'

interface NoteValues {
  note: string
  category: (typeof noteCategories)[number]
  isPrivate: '' | 'yes'
}

const empty: NoteValues = { note: '', category: 'General', isPrivate: '' }

const bodyOf = ({ isPrivate, ...values }: NoteValues) => ({ ...values, isPrivate: isPrivate === 'yes' })

const check = (values: NoteValues): FieldErrors<NoteValues> => problemsIn(newNote, bodyOf(values), values)

export interface AddNoteProps {
  bidder: Bidder
  /** Takes the focus. */
  focused: boolean
  onFocused: () => void
  onAdded: () => void
}

/** Keeps the input until it is stored, and asks before it is lost. The next note needs a new key. */
export const AddNote = ({ bidder: { id }, focused, onFocused, onAdded }: AddNoteProps) => {
  const call = useCall()
  const store = useStore()
  const params = { id }
  const form = useRecordForm({
    opened: { values: empty, version: '' },
    check,
    send: (values) => call(addBidderNote, { params, body: bodyOf(values) }),
    onSaved: (bidder) => {
      store(readBidder, { params }, bidder)
      onAdded()
    },
  })
  const { values, type, errors, error, busy } = form
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!focused) return
    area.current?.focus()
    onFocused()
  }, [focused, onFocused])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void form.submit()
  }

  return (
    <form
      noValidate
      className={look('padBottomL', 'lineBelow')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <LeaveQuestion dirty={values.note.trim() !== ''} onDiscard={onAdded} />
      <Field label={bidderText.newNote} error={errors.note ?? (error === undefined ? undefined : errorMessage(error))}>
        <Textarea
          ref={area}
          value={values.note}
          maxLength={2000}
          onChange={({ target }) => type({ note: target.value })}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={look('row', 'wrap', 'gapLines', 'aboveS')}>
        <Select
          className={look('fixed', 'wide136')}
          aria-label={bidderText.noteCategory}
          value={values.category}
          onChange={({ target }) => type({ category: noteCategories.find((one) => one === target.value) ?? 'General' })}
        >
          {noteCategories.map((category) => (
            <option key={category} value={category}>
              {recordLabels.noteCategory[category]}
            </option>
          ))}
        </Select>
        <Checkbox checked={values.isPrivate === 'yes'} onChange={({ target }) => type({ isPrivate: target.checked ? 'yes' : '' })}>
          {bidderText.notePrivate}
        </Checkbox>
        <span className={look('atEnd')}>
          <Button type="submit" busy={busy}>
            {bidderText.addNote}
          </Button>
        </span>
      </div>
    </form>
  )
}
