import type { HouseRole } from '@auctionwiz/contracts/roles'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { fill } from '../../messages/index.ts'
import styles from './ForeignAccess.module.css'
import type { ForeignRole } from './house-access.ts'
import { panelText as text, usersText } from './messages.ts'

export interface ForeignAccessProps {
  changes: readonly ForeignRole[]
  names: ReadonlyMap<string, string>
  onTake: (auctionHouseId: string, role: HouseRole | undefined) => void
}

/** What someone else saved while the access was open. Where both chose for a house, theirs can be taken with one press. */
export const ForeignAccess = ({ changes, names, onTake }: ForeignAccessProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.title}>{text.staleTitle}</p>
      <p>{text.staleOnly}</p>
      <ul>
        {changes.map(({ auctionHouseId, mine, theirs, conflict }) => (
          <li key={auctionHouseId} className={styles.item}>
            <span>
              {fill(conflict ? text.staleConflict : text.staleTheirs, {
                house: names.get(auctionHouseId) ?? auctionHouseId,
                theirs: usersText.roles[theirs ?? 'none'],
                mine: usersText.roles[mine ?? 'none'],
              })}
            </span>
            {conflict && (
              <Button look="link" small onClick={() => onTake(auctionHouseId, theirs)}>
                {text.takeTheirs}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
