import type { Bidder } from '@auctionwiz/contracts/bidders'
import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Time } from '../../../components/Money.tsx'
import { bidderText } from '../messages.ts'
import styles from './Notes.module.css'

/** The house's own notes, newest first. */
export const Notes = ({ notes }: { notes: Bidder['notes'] }) => {
  if (notes.length === 0)
    return (
      <EmptyState compact title={bidderText.noNotes}>
        {bidderText.noNotesText}
      </EmptyState>
    )
  return (
    <ol className={styles.list}>
      {notes
        .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
        .map((note) => (
          <li key={note.id} className={styles.item}>
            <p className={styles.note}>{note.note}</p>
            <div className={styles.detail}>
              <span className={styles.category} data-category={note.category}>
                {note.category}
              </span>
              <span>{note.user}</span>
              <Time at={note.date} show="dateTime" />
              {note.isPrivate && (
                <span className={styles.private}>
                  <LockClosed16Regular />
                  {bidderText.privateNote}
                </span>
              )}
            </div>
          </li>
        ))}
    </ol>
  )
}
