import type { AuditEvent } from '@auctionwiz/contracts/audit'
import { useFormat } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { changesOf } from './event-changes.ts'
import { fieldLabel, type NamesById, valueLabel } from './field-messages.ts'
import { auditText as text } from './messages.ts'

/** The stored format of instants. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The recorded fields of an event, and the ids that link it to the service's log. */
export const EventDetails = ({ event, names }: { event: AuditEvent; names: NamesById }) => {
  const format = useFormat()
  const shown = (value = '–') => (instant.test(value) ? format.dateTime(value) : valueLabel(value, names))
  const changes = changesOf(event)
  return (
    <div className={look('raised', 'padLeft56', 'padRightXXL', 'padTopM', 'padBottomL', 'anyLines', 'phonePadSidesL')}>
      {changes.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <table className={look('table', 'breaks', 'atMost880', 'evenColumns')}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.before}</th>
              <th scope="col">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldLabel(field, names)}</th>
                <td className={look('soft')}>{shown(before)}</td>
                <td className={look(before === after ? 'plain' : 'strong')}>{shown(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={look('note', 'aboveS', 'breaks')}>{text.ids({ id: event.subjectId, request: event.correlationId })}</p>
    </div>
  )
}
