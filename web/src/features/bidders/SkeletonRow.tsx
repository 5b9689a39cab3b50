import styles from './BidderTable.module.css'

/** The placeholder of a bidder that is being fetched. */
export const SkeletonRow = ({ index, top }: { index: number; top: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: see BidderTable.
  <div role="row" aria-rowindex={index + 2} className={`${styles.row} ${styles.placed}`} style={{ top }} tabIndex={-1}>
    {/* biome-ignore lint/a11y/useSemanticElements: see BidderTable. */}
    <div role="gridcell" aria-busy="true" className={`${styles.cell} ${styles.first}`} tabIndex={-1}>
      <span className={styles.waiting} style={{ width: 120 + ((index * 37) % 60) }} />
    </div>
  </div>
)
