import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { type ScoreType, scoreBand, shownScore } from '@auctionwiz/contracts/scores'
import { memo, type ReactNode } from 'react'
import type { Format } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import styles from './BidderTable.module.css'
import { RowCheckbox } from './bulk/RowCheckbox.tsx'
import type { ShownColumn } from './columns.tsx'
import { RowMenuButton } from './RowMenuButton.tsx'
import type { RowMenus } from './use-row-menu.ts'

export interface BidderRowProps {
  bidder: BidderSummary
  /** From 0. */
  index: number
  /** Px below the first row. */
  top: number
  scoreType: ScoreType
  columns: readonly ShownColumn[]
  format: Format
  /** The row that Tab focuses. */
  isCurrent: boolean
  /** Its panel is open. */
  isOpen: boolean
  isMenuOpen: boolean
  onMenuPress: RowMenus['press']
  onMenu: RowMenus['toggle']
  /** Undefined where nothing can be selected. */
  isChosen?: boolean | undefined
  onChoose?: ((index: number, range: boolean) => void) | undefined
}

/**
 * One bidder as a row of the table, tinted by the band of the score. While the list scrolls, the row shows one bidder after another, many times a
 * second: only texts and a few attributes change, never elements.
 */
export const BidderRow = memo(
  ({
    bidder,
    index,
    top,
    scoreType,
    columns,
    format,
    isCurrent,
    isOpen,
    isMenuOpen,
    onMenuPress,
    onMenu,
    isChosen,
    onChoose,
  }: BidderRowProps) => {
    const score = shownScore(scoreType === 'national' ? bidder.nationalScore : bidder.localScore)
    return (
      // biome-ignore lint/a11y/useSemanticElements: see BidderTable.
      <div
        role="row"
        aria-rowindex={index + 2}
        aria-selected={isChosen ?? isOpen}
        aria-current={isOpen || undefined}
        tabIndex={isCurrent ? 0 : -1}
        data-index={index}
        data-band={score === undefined ? undefined : scoreBand(score)}
        className={classes(styles.row, styles.body, (isOpen || isChosen) && styles.open, isOpen && styles.marked)}
        style={{ top }}
      >
        <Cell className={styles.first}>
          {onChoose && (
            <RowCheckbox
              name={bidder.name}
              checked={isChosen === true}
              tabIndex={isCurrent ? 0 : -1}
              onChoose={(range) => onChoose(index, range)}
            />
          )}
          <span className={styles.name} title={bidder.name}>
            {bidder.name}
          </span>
          <span className={styles.id}>{bidder.bidderId}</span>
        </Cell>
        {columns.map(({ id, shown, className, cell }) => (
          <Cell key={id} className={classes(styles[shown], className)}>
            {cell(bidder, scoreType, format)}
          </Cell>
        ))}
        <Cell className={classes(styles.roomy, styles.menu)}>
          <RowMenuButton bidder={bidder} isOpen={isMenuOpen} press={onMenuPress} toggle={onMenu} />
        </Cell>
      </div>
    )
  },
)

const Cell = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: see BidderTable.
  // biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus for its cells.
  <div role="gridcell" className={classes(styles.cell, className)}>
    {children}
  </div>
)
