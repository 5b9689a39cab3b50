import { fill, text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import styles from './ListProblem.module.css'
import { bidderText } from './messages.ts'

/** Shown over stale rows when newer ones could not be fetched. */
export const ListProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert" className={classes(look('row', 'fixed', 'gapM', 'problem', 'lineBelow'), styles.problem)}>
    <span>{fill(bidderText.stale, { problem: errorMessage(error) })}</span>
    <Button look="link" small onClick={onRetry}>
      {text.common.tryAgain}
    </Button>
  </div>
)
