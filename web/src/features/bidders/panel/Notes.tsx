import type { Bidder } from '@auctionwiz/contracts/bidders'
import { Delete16Regular } from '@fluentui/react-icons/headless/svg/delete'
import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { useCallback, useState } from 'react'
import { useCan, usePermissionReason } from '../../../app/permissions.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { bidderText } from '../messages.ts'
import { AddNote } from './AddNote.tsx'
import styles from './Notes.module.css'
import { useRemoveNote } from './use-remove-note.ts'

interface NotesProps {
  bidder: Bidder
  /** A note was asked for: its field takes the focus. */
  noting: boolean
  onNoting: (noting: boolean) => void
}

/** The house's notes, newest first, below the form for a new one. */
export const Notes = ({ bidder, noting, onNoting }: NotesProps) => {
  const mayNotEdit = usePermissionReason('bidders:edit')
  const { shown, remove } = useRemoveNote(bidder)
  const [added, setAdded] = useState(0)
  const focused = useCallback(() => onNoting(false), [onNoting])
  return (
    <>
      {mayNotEdit === undefined ? (
        <AddNote
          key={`${bidder.id} ${added}`}
          bidder={bidder}
          focused={noting}
          onFocused={focused}
          onAdded={() => setAdded((count) => count + 1)}
        />
      ) : (
        <p className={look('small', 'muted')}>{mayNotEdit}</p>
      )}
      {shown.length === 0 ? (
        <EmptyState compact title={bidderText.noNotes}>
          {bidderText.noNotesText}
        </EmptyState>
      ) : (
        <ol>
          {shown
            .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
            .map((note) => (
              <Note key={note.id} note={note} onRemove={() => remove(note)} />
            ))}
        </ol>
      )}
    </>
  )
}

interface NoteProps {
  note: Bidder['notes'][number]
  onRemove: () => void
}

const Note = ({ note, onRemove }: NoteProps) => {
  const { user } = useSignedIn()
  const mayEdit = useCan('bidders:edit')
  const readsAll = useCan('bidders:history_edit')
  return (
    <li className={classes(look('anchor', 'lineBelow'), styles.item)}>
      <p className={look('breaks', 'keepsLines')}>{note.note}</p>
      <div className={look('row', 'note', 'wrap', 'gapPairs', 'aboveXS')}>
        <span className={look('strong', note.category === 'Warning' ? 'problem' : 'soft')}>{recordLabels.noteCategory[note.category]}</span>
        <span>{note.user}</span>
        <Time at={note.date} show="dateTime" />
        {note.isPrivate && (
          <span className={look('inlineRow', 'gapXS')}>
            <LockClosed16Regular />
            {bidderText.privateNote}
          </span>
        )}
        {mayEdit && (readsAll || note.userId === user.id) && (
          <Button
            look="subtle"
            small
            icon={<Delete16Regular />}
            aria-label={bidderText.removeNoteOf({ user: note.user })}
            onClick={onRemove}
            className={styles.remove}
          />
        )}
      </div>
    </li>
  )
}
