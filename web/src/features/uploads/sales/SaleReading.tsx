import { useId } from 'react'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { look } from '../../../ui/look.ts'
import type { ReadingOptions } from '../reading-options.ts'
import { saleText as text } from './messages.ts'

interface SaleReadingProps {
  options: ReadingOptions
  onChange: (options: ReadingOptions) => void
}

/** The import options of files of auctions. Their columns are decided on the screen that follows. */
const SaleReading = ({ options, onChange }: SaleReadingProps) => {
  const mayNotReplace = usePermissionReason('bidders:history_edit')
  const hintId = useId()
  return (
    <section className={look('stack', 'gapS', 'padTopS')}>
      <p className={look('note', 'noMargin')}>{text.columns}</p>
      <div>
        <Checkbox
          checked={options.replace}
          disabled={mayNotReplace !== undefined}
          aria-describedby={hintId}
          onChange={({ target }) => onChange({ ...options, replace: target.checked })}
        >
          {text.replace}
        </Checkbox>
        <p id={hintId} className={look('note', 'noMargin')}>
          {mayNotReplace ?? text.replaceHint}
        </p>
      </div>
    </section>
  )
}

export default SaleReading
