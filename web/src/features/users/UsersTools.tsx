import { look } from '../../ui/look.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { usersText as text } from './messages.ts'
import { roleFilters, statusFilters, type UsersAddress } from './use-users-address.ts'

export interface UsersToolsProps extends Pick<UsersAddress, 'filter' | 'change'> {
  typed: string
  onType: (text: string) => void
}

/** Search and the two filters, which apply immediately. */
export const UsersTools = ({ filter, change, typed, onType }: UsersToolsProps) => (
  <div className={look('row', 'fixed', 'gapS', 'padBand', 'tall48', 'phoneWraps')}>
    <span className={look('upTo320', 'phoneWholeRow')}>
      <SearchBox placeholder={text.search} value={typed} onChange={onType} />
    </span>
    <Select
      aria-label={text.role}
      className={look('upTo152', 'shrinks', 'phoneShares')}
      value={filter.role ?? ''}
      onChange={({ target }) => change({ role: roleFilters.find((role) => role === target.value) })}
    >
      <option value="">{text.anyRole}</option>
      {roleFilters.map((role) => (
        <option key={role} value={role}>
          {text.roles[role]}
        </option>
      ))}
    </Select>
    <Select
      aria-label={text.status}
      className={look('upTo152', 'shrinks', 'phoneShares')}
      value={filter.status ?? ''}
      onChange={({ target }) => change({ status: statusFilters.find((status) => status === target.value) })}
    >
      <option value="">{text.anyStatus}</option>
      {statusFilters.map((status) => (
        <option key={status} value={status}>
          {text.statuses[status]}
        </option>
      ))}
    </Select>
  </div>
)
