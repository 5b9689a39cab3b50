import { text } from '../../messages/index.ts'
import { Button } from '../Button.tsx'
import { classes } from '../class-names.ts'
import { errorMessage } from '../ErrorState.tsx'
import { look } from '../look.ts'
import { tableText } from '../messages.ts'
import styles from './DataTable.module.css'

/** Shown over old rows when newer ones could not be fetched. */
export const StaleRows = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert" className={classes(look('row', 'fixed', 'gapM', 'problem', 'lineBelow', 'tintLow', 'tall32'), styles.stale)}>
    <span>{tableText.stale({ problem: errorMessage(error) })}</span>
    <Button look="link" small onClick={onRetry}>
      {text.common.tryAgain}
    </Button>
  </div>
)
