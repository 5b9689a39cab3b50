import type { AuditEvent } from '@auctionwiz/contracts/audit'
import { fill } from '../../messages/index.ts'
import styles from './EventDetails.module.css'
import { changesOf } from './event-changes.ts'
import { auditText as text } from './messages.ts'

/** What an event recorded, field by field, and what ties it to the service's own log. */
export const EventDetails = ({ event }: { event: AuditEvent }) => {
  const changes = changesOf(event)
  return (
    <div className={styles.details}>
      {changes.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.before}</th>
              <th scope="col">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field} data-changed={before !== after || undefined}>
                <th scope="row">{field}</th>
                <td className={styles.before}>{before ?? '–'}</td>
                <td>{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.ids}>{fill(text.ids, { id: event.subjectId, request: event.correlationId })}</p>
    </div>
  )
}
