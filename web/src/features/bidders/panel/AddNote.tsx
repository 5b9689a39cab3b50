import { addBidderNote, type NewNote } from '@auctionwiz/contracts/bidder-notes'
import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { noteCategories } from '@auctionwiz/contracts/staff-entries'
import { type FormEvent, useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classes } from '../../../ui/class-names.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { bidderText } from '../messages.ts'
import { recordLabels } from '../record-label-messages.ts'
import styles from './Notes.module.css'

const empty: NewNote = { note: '', category: 'General', isPrivate: false }

/** Keeps the input until it is stored. */
export const AddNote = ({ bidder: { id } }: { bidder: Bidder }) => {
  const [values, setValues] = useState(empty)
  const params = { id }
  const { change, busy, error } = useMutation(addBidderNote, { onDone: (answer, store) => store(readBidder, { params }, answer) })
  const isEmpty = values.note.trim() === ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !busy && (await change({ params, body: values }))) setValues(empty)
  }

  return (
    <form className={styles.add} onSubmit={(event) => void submit(event)}>
      <Field label={bidderText.newNote} error={error === undefined ? undefined : errorMessage(error)}>
        <Textarea
          value={values.note}
          maxLength={2000}
          onChange={({ target }) => setValues({ ...values, note: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
          }}
        />
      </Field>
      <div className={classes(look('row', 'wrap', 'aboveS'), styles.addFoot)}>
        <Select
          className={styles.addCategory}
          aria-label={bidderText.noteCategory}
          value={values.category}
          onChange={({ target }) => setValues({ ...values, category: noteCategories.find((one) => one === target.value) ?? 'General' })}
        >
          {noteCategories.map((category) => (
            <option key={category} value={category}>
              {recordLabels.noteCategory[category]}
            </option>
          ))}
        </Select>
        <Checkbox checked={values.isPrivate} onChange={({ target }) => setValues({ ...values, isPrivate: target.checked })}>
          {bidderText.notePrivate}
        </Checkbox>
        <Button type="submit" busy={busy} disabled={isEmpty} className={styles.addButton}>
          {bidderText.addNote}
        </Button>
      </div>
    </form>
  )
}
