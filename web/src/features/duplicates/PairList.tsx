import type { DuplicatePair } from '@auctionwiz/contracts/duplicates'
import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfidenceBar } from './ConfidenceBar.tsx'
import styles from './Duplicates.module.css'
import { duplicateText } from './messages.ts'
import { differenceWords } from './pair-words.ts'

export interface PairListProps {
  label: string
  rows: readonly DuplicatePair[]
  selectedId: string | undefined
  onMove: (by: 1 | -1) => void
  hasMore: boolean
  loadingMore: boolean
  onMore: () => void
}

/** The matches; each opens next to the list under its own address. Arrow keys move. */
export const PairList = ({ label, rows, selectedId, onMove, hasMore, loadingMore, onMore }: PairListProps) => {
  const { search } = useLocation()
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
    items[items.indexOf(document.activeElement as HTMLElement) + by]?.focus()
  }
  return (
    <>
      <ol className={styles.rows} aria-label={label} onKeyDown={onKeyDown}>
        {rows.map(({ id, people: [first, second], confidence, same, differs }) => (
          <li key={id}>
            <AppLink
              to={{ pathname: `${paths.bidders}/duplicates/${id}`, search }}
              replace={selectedId !== undefined}
              className={styles.row}
              aria-current={id === selectedId || undefined}
            >
              <span className={styles.names}>
                <strong>{first.name}</strong> {duplicateText.and} <strong>{second.name}</strong>
              </span>
              <span className={styles.because}>{differenceWords({ same, differs })}</span>
              <ConfidenceBar confidence={confidence} />
            </AppLink>
          </li>
        ))}
      </ol>
      {hasMore && (
        <div className={styles.more}>
          <Button busy={loadingMore} onClick={onMore}>
            {duplicateText.more}
          </Button>
        </div>
      )}
    </>
  )
}
