import type { LikelyDuplicate } from '@auctionwiz/contracts/duplicates'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { ConfidenceBar } from './ConfidenceBar.tsx'
import { duplicateText } from './messages.ts'
import { likelyWords } from './pair-words.ts'

/** Above the form of a new bidder: the likely existing bidders, the reasons, and links to them. Takes the focus. */
export const LikelyDuplicates = ({ matches, onOpen }: { matches: readonly LikelyDuplicate[]; onOpen: (id: string) => void }) => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      className={look('belowXL', 'rounded', 'tintMedium', 'padSidesL', 'padRowM', 'edged', 'mediumEdge')}
      role="alert"
      tabIndex={-1}
    >
      <h3 className={look('body')}>{matches.length === 1 ? duplicateText.likelyTitle : duplicateText.likelyTitleMany}</h3>
      <ul>
        {matches.map((match) => {
          const { id, bidderId, name, email, phone, confidence } = match
          return (
            <li key={id} className={look('row', 'gapM', 'padTopS', 'phoneWraps')}>
              <span className={look('grow', 'breaks', 'phoneWholeRow')}>
                <strong className={look('strong')}>{name}</strong> {bidderId}
                <span className={look('block', 'caption', 'soft')}>{[email, phone].filter(Boolean).join(' · ')}</span>
                <span className={look('block', 'caption', 'soft')}>{likelyWords(match)}</span>
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
