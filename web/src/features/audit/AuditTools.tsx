import type { AuditEvent } from '@auctionwiz/contracts/audit'
import { auditActionsAbout, auditSubjects } from '@auctionwiz/contracts/audit-actions'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { compareNames } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { look } from '../../ui/look.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { actionLabel, subjectLabel } from './action-messages.ts'
import { auditText as text } from './messages.ts'
import { type AuditAddress, type AuditFilter, periods } from './use-audit-address.ts'

export interface AuditToolsProps extends Pick<AuditAddress, 'filter' | 'change'> {
  typed: string
  onType: (text: string) => void
  people: readonly AccountUser[]
  /** The events on screen, whose subjects the filter offers too. */
  events: readonly AuditEvent[]
}

/** Search and every filter; they apply immediately. */
export const AuditTools = ({ filter, change, typed, onType, people, events }: AuditToolsProps) => {
  const { account, access } = useSignedIn()
  const houses = account.auctionHouses.filter(
    ({ id }) =>
      access.accountRole === 'owner' ||
      access.houses.some((held) => held.auctionHouseId === id && held.permissions.includes('system:audit')),
  )
  const kinds = labelled([...Object.keys(auditSubjects), ...events.map(({ subjectType }) => subjectType)], subjectLabel)
  const actions = labelled([...auditActionsAbout(filter.kind), ...shownActions(events, filter)], actionLabel)
  return (
    <div className={look('row', 'wrap', 'fixed', 'gapS', 'padBand', 'tall48')}>
      <span className={look('from200', 'atMost320', 'phoneWholeRow')}>
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
        {[['', text.anything], ...kinds]}
      </Choice>
      <Choice label={text.action} value={filter.action ?? ''} onChange={(action) => change({ action })}>
        {[['', text.anyAction], ...actions]}
      </Choice>
    </div>
  )
}

/** Actions of the events on screen and of the address: older events may have actions that are no longer recorded. */
const shownActions = (events: readonly AuditEvent[], { kind, action }: AuditFilter): string[] => [
  ...events.filter(({ subjectType }) => kind === undefined || subjectType === kind).map((event) => event.action),
  ...(action === undefined ? [] : [action]),
]

/** Each name once with its label, sorted by label. */
const labelled = (names: readonly string[], labelOf: (name: string) => string) =>
  [...new Set(names)].map((name) => [name, labelOf(name)] as const).sort(([, a], [, b]) => compareNames(a, b))

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: readonly (readonly [value: string, label: string])[]
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Select
    aria-label={label}
    className={look('upTo152', 'atLeast112', 'phoneHalf')}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {children.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
)
