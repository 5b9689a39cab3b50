import type { AuditEvent } from '@auctionwiz/contracts/audit'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { useMemo } from 'react'
import { useSearchParams } from '../../app/search-params.ts'
import { classes } from '../../ui/class-names.ts'
import table from '../../ui/Table.module.css'
import { AuditRow } from './AuditRow.tsx'
import styles from './AuditTable.module.css'
import { auditText as text } from './messages.ts'

const columns = ['at', 'actor', 'action', 'subject', 'place', 'address'] as const

/** One row for each event; the one in the address is expanded. */
export const AuditTable = ({ events, people }: { events: readonly AuditEvent[]; people: readonly AccountUser[] }) => {
  const [params, setParams] = useSearchParams()
  const open = params.get('event')
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people])
  const toggle = (id: string) =>
    setParams(
      (current) => {
        if (open === id) current.delete('event')
        else current.set('event', id)
        return current
      },
      { replace: true },
    )
  return (
    <table className={classes(table.table, styles.table)} aria-label={text.tableLabel}>
      <thead>
        <tr>
          <th scope="col" className={styles.fold}>
            <span className="visually-hidden">{text.details}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {text.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <AuditRow key={event.id} event={event} names={names} open={open === event.id} onToggle={() => toggle(event.id)} />
        ))}
      </tbody>
    </table>
  )
}
