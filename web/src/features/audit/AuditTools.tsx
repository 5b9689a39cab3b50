import type { AuditEvent } from '@auctionwiz/contracts/audit'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Select } from '../../components/Field.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import styles from './AuditTools.module.css'
import { actionLabel, knownActions } from './actions.ts'
import { auditText as text } from './messages.ts'
import { type AuditAddress, periods } from './use-audit-address.ts'

export interface AuditToolsProps extends Pick<AuditAddress, 'filter' | 'change'> {
  typed: string
  onType: (text: string) => void
  people: readonly AccountUser[]
  /** Those on screen: what they are about can be chosen too. */
  events: readonly AuditEvent[]
}

/** Search and every filter; they apply at once. */
export const AuditTools = ({ filter, change, typed, onType, people, events }: AuditToolsProps) => {
  const { account, access } = useSignedIn()
  const houses = account.auctionHouses.filter(
    ({ id }) =>
      access.accountRole === 'owner' ||
      access.houses.some((held) => held.auctionHouseId === id && held.permissions.includes('system:audit')),
  )
  const kinds = [...new Set([...Object.keys(text.kinds), ...events.map(({ subjectType }) => subjectType)])].sort()
  const actions = [...new Set([...knownActions, ...events.map(({ action }) => action)])]
    .filter((action) => filter.kind === undefined || action.startsWith(`${filter.kind}.`) || action === filter.action)
    .sort((a, b) => actionLabel(a).localeCompare(actionLabel(b)))
  return (
    <div className={styles.tools}>
      <span className={styles.search}>
        <SearchBox placeholder={text.search} value={typed} onChange={onType} />
      </span>
      <Choice
        label={text.period}
        value={filter.period}
        onChange={(value) => change({ period: periods.find((period) => period === value) ?? '30' })}
      >
        {periods.map((period) => [period, text.periods[period]])}
      </Choice>
      <Choice label={text.place} value={filter.place} onChange={(place) => change({ place })}>
        {[['everywhere', text.everywhere], ['account', text.account], ...houses.map(({ id, name }) => [id, name] as const)]}
      </Choice>
      <Choice label={text.actor} value={filter.actor ?? ''} onChange={(actor) => change({ actor })}>
        {[['', text.anyone], ...people.map(({ id, name, email }) => [id, name || email] as const)]}
      </Choice>
      <Choice label={text.kind} value={filter.kind ?? ''} onChange={(kind) => change({ kind, action: undefined })}>
        {[['', text.anything], ...kinds.map((kind) => [kind, text.kinds[kind] ?? kind] as const)]}
      </Choice>
      <Choice label={text.action} value={filter.action ?? ''} onChange={(action) => change({ action })}>
        {[['', text.anyAction], ...actions.map((action) => [action, actionLabel(action)] as const)]}
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: readonly (readonly [value: string, label: string])[]
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Select aria-label={label} className={styles.choice} value={value} onChange={({ target }) => onChange(target.value)}>
    {children.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
)
