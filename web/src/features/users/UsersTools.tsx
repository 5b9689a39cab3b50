import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { usersText as text } from './messages.ts'
import styles from './UsersTools.module.css'
import { roleFilters, statusFilters, type UsersAddress } from './use-users-address.ts'

export interface UsersToolsProps extends Pick<UsersAddress, 'filter' | 'change'> {
  typed: string
  onType: (text: string) => void
}

/** Search and the two filters, which apply immediately. */
export const UsersTools = ({ filter, change, typed, onType }: UsersToolsProps) => (
  <div className={classes(look('row', 'fixed', 'gapS', 'padPage', 'tall48', 'phoneWraps'), styles.tools)}>
    <SearchBox placeholder={text.search} value={typed} onChange={onType} />
    <Select
      aria-label={text.role}
      className={styles.filter}
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
      className={styles.filter}
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
