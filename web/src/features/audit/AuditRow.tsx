import type { AuditEvent } from '@auctionwiz/contracts/audit'
import { auditActionLabel } from '@auctionwiz/contracts/audit-actions'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import table from '../../ui/Table.module.css'
import styles from './AuditTable.module.css'
import { EventDetails } from './EventDetails.tsx'
import { auditText as text } from './messages.ts'

export interface AuditRowProps {
  event: AuditEvent
  /** Users' names by id, for events recorded without names. */
  names: ReadonlyMap<string, string>
  open: boolean
  onToggle: () => void
}

/** One event in a line, with the values before and after below it. */
export const AuditRow = ({ event, names, open, onToggle }: AuditRowProps) => {
  const { at, action, actorId, actorName, subjectId, subjectName, auctionHouseId, address } = event
  const format = useFormat()
  const { account } = useSignedIn()
  const when = format.dateTime(at)
  const actor = actorName ?? names.get(actorId) ?? actorId
  const house = account.auctionHouses.find(({ id }) => id === auctionHouseId)?.name
  return (
    <>
      <tr className={classes(table.row, styles.row)} data-open={open || undefined} onClick={onToggle}>
        <td className={styles.fold}>
          <Button
            look="subtle"
            small
            icon={open ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
            aria-label={fill(text.detailsOf, { action: auditActionLabel(action), when })}
            aria-expanded={open}
            onClick={(press) => {
              press.stopPropagation()
              onToggle()
            }}
          />
        </td>
        <td className={styles.at}>
          <time dateTime={at} title={format.stamp(at)}>
            {when}
          </time>
        </td>
        <td className={styles.actor}>{actor}</td>
        <td className={styles.action}>{auditActionLabel(action)}</td>
        <td className={styles.subject} title={subjectName ?? names.get(subjectId) ?? subjectId}>
          {subjectName ?? names.get(subjectId) ?? subjectId}
        </td>
        <td className={styles.place}>{auctionHouseId === undefined ? text.account : (house ?? auctionHouseId)}</td>
        <td className={styles.address}>{address === 'background' ? text.background : address}</td>
      </tr>
      {open && (
        <tr className={styles.details}>
          <td colSpan={7}>
            <EventDetails event={event} />
          </td>
        </tr>
      )}
    </>
  )
}
