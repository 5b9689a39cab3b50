import { text } from '../../messages/index.ts'
import { Button } from '../Button.tsx'
import { errorMessage } from '../ErrorState.tsx'
import { look } from '../look.ts'
import { tableText } from '../messages.ts'

/** Shown over old rows when newer ones could not be fetched. */
export const StaleRows = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert" className={look('row', 'fixed', 'gapM', 'problem', 'lineBelow', 'tintLow', 'tall32', 'figures', 'padPage')}>
    <span>{tableText.stale({ problem: errorMessage(error) })}</span>
    <Button look="link" small onClick={onRetry}>
      {text.common.tryAgain}
    </Button>
  </div>
)
