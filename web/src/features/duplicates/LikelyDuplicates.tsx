import type { LikelyDuplicate } from '@auctionwiz/contracts/duplicates'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfidenceBar } from './ConfidenceBar.tsx'
import styles from './Likely.module.css'
import { duplicateText } from './messages.ts'
import { likelyWords } from './pair-words.ts'

/** Above the form of a new bidder: the likely existing bidders, the reasons, and links to them. Takes the focus. */
export const LikelyDuplicates = ({ matches, onOpen }: { matches: readonly LikelyDuplicate[]; onOpen: (id: string) => void }) => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <h3>{matches.length === 1 ? duplicateText.likelyTitle : duplicateText.likelyTitleMany}</h3>
      <ul>
        {matches.map((match) => {
          const { id, bidderId, name, email, phone, confidence } = match
          return (
            <li key={id} className={styles.match}>
              <span className={styles.who}>
                <strong>{name}</strong> {bidderId}
                <span className={styles.detail}>{[email, phone].filter(Boolean).join(' · ')}</span>
                <span className={styles.detail}>{likelyWords(match)}</span>
              </span>
              <ConfidenceBar confidence={confidence} />
              <Button small onClick={() => onOpen(id)}>
                {duplicateText.open}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
