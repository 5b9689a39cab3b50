import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { fill } from '../../messages/index.ts'
import type { ForeignChange } from './bidder-changes.ts'
import type { BidderFormValues } from './bidder-form.ts'
import styles from './ForeignChanges.module.css'
import { bidderText } from './messages.ts'

export interface ForeignChangesProps {
  changes: readonly ForeignChange[]
  /** The record as the other person saved it. */
  base: BidderFormValues
  onTake: (change: Partial<BidderFormValues>) => void
}

/** What someone else saved while the form was open. Where both changed a field, theirs can be taken with one press. */
export const ForeignChanges = ({ changes, base, onTake }: ForeignChangesProps) => {
  const box = useRef<HTMLDivElement>(null)
  // The form may be scrolled far down to Save.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.title}>{bidderText.staleTitle}</p>
      <p>{changes.length === 0 ? bidderText.staleOnlyRecord : bidderText.staleText}</p>
      {changes.length > 0 && (
        <ul className={styles.list}>
          {changes.map(({ field, mine, theirs, conflict }) => (
            <li key={field} className={styles.item}>
              <span>
                {fill(conflict ? bidderText.staleConflict : bidderText.staleField, {
                  field: bidderText.fields[field],
                  theirs: theirs || bidderText.empty,
                  mine: mine || bidderText.empty,
                })}
              </span>
              {conflict && (
                <Button look="link" small onClick={() => onTake({ [field]: base[field] })}>
                  {bidderText.takeTheirs}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
