import { conflictKinds, conflictStatuses, conflictTypes } from '@auctionwiz/contracts/conflicts'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { conflictText as text } from './messages.ts'
import { anyStatus, type ConflictFilter, type Conflicts } from './use-conflicts.ts'

/** What the list shows, by record, type and status. */
export const ConflictFilters = ({ conflicts: { kind, type, status, choose } }: { conflicts: Conflicts }) => {
  const select = (filter: ConflictFilter, value: string | undefined, options: readonly (readonly [value: string, label: string])[]) => (
    <span>
      <Select aria-label={text[filter]} value={value ?? options[0]?.[0] ?? ''} onChange={({ target }) => choose(filter, target.value)}>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </Select>
    </span>
  )
  return (
    <div className={look('row', 'wrap', 'fixed', 'gapS', 'lineBelow', 'padBand')}>
      {select('kind', kind, [['', text.allKinds], ...conflictKinds.map((one) => [one, text.kinds[one]] as const)])}
      {select('type', type, [['', text.allTypes], ...conflictTypes.map((one) => [one, text.types[one]] as const)])}
      {select('status', status, [[anyStatus, text.allStatuses], ...conflictStatuses.map((one) => [one, text.statuses[one]] as const)])}
    </div>
  )
}
