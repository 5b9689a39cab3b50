import type { Bidder } from '@auctionwiz/contracts/bidders'
import { usePermissionReason } from '../../../app/permissions.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { shownKey } from '../../../ui/shortcuts/shortcuts.ts'
import { bidderText } from '../messages.ts'
import { profileText } from './messages.ts'

/** Adds a note to the open profile. */
export const noteKey = 'n'

export interface LastNoteProps {
  bidder: Bidder
  onAdd: () => void
  onAll: () => void
}

/** The newest note, and the ways to add one and to read all. */
export const LastNote = ({ bidder: { notes }, onAdd, onAll }: LastNoteProps) => {
  const mayNot = usePermissionReason('bidders:edit')
  const last = notes.reduce<Bidder['notes'][number] | undefined>(
    (latest, note) => (latest && Date.parse(latest.date) >= Date.parse(note.date) ? latest : note),
    undefined,
  )
  return (
    <section className={look('padTopL', 'padBottomS', 'parted')} aria-labelledby="last-note">
      <div className={look('flex', 'between', 'baseline', 'gapL')}>
        <h3 id="last-note" className={look('belowS', 'body')}>
          {profileText.lastNote}
        </h3>
        <span className={look('row', 'gapL')}>
          <Button look="link" small shortcut={noteKey} reason={mayNot} onClick={onAdd}>
            {profileText.addNote}
            <span className={look('startS', 'caption', 'plain', 'edged', 'rounded', 'notOnPhone', 'padSidesXS')} aria-hidden="true">
              {shownKey(noteKey)}
            </span>
          </Button>
          {notes.length > 1 && (
            <Button look="link" small onClick={onAll}>
              {profileText.allNotes({ count: notes.length })}
            </Button>
          )}
        </span>
      </div>
      {last ? (
        <>
          <p className={look('breaks', 'keepsLines', 'clips', 'threeLines')}>{last.note}</p>
          <p className={look('note', 'belowS')}>
            {`${recordLabels.noteCategory[last.category]} · ${last.user}, `}
            <Time at={last.date} show="dateTime" />
          </p>
        </>
      ) : (
        <p className={look('muted', 'belowS')}>{bidderText.noNotes}</p>
      )}
    </section>
  )
}
