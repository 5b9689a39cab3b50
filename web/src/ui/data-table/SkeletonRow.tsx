import { look } from '../look.ts'
import styles from './DataTable.module.css'

/** The placeholder of a row that is being fetched. */
export const SkeletonRow = ({ index, top }: { index: number; top: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: see DataGrid.
  <div role="row" aria-rowindex={index + 2} className={`${styles.row} ${styles.placed}`} style={{ top }} tabIndex={-1}>
    {/* biome-ignore lint/a11y/useSemanticElements: see DataGrid. */}
    <div role="gridcell" aria-busy="true" className={`${styles.cell} ${styles.first}`} tabIndex={-1}>
      <span className={look('roundedSmall', 'track', 'high12', 'wide160')} />
    </div>
  </div>
)
