import type { AuditEvent } from '@auctionwiz/contracts/audit'
import type { Format } from '../../app/format.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { actionLabel } from './action-messages.ts'
import type { NamesById } from './field-messages.ts'
import { auditText as text } from './messages.ts'

const ids = ['at', 'actor', 'action', 'subject', 'place', 'address'] as const

export const auditList = { list: 'audit', all: ids } as const satisfies ListColumns<(typeof ids)[number]>

/** The columns of the log. Events recorded without names take them from `names`. */
export const columnsOf = (names: NamesById, format: Format): Column<AuditEvent>[] => {
  const columns: (Omit<Column<AuditEvent>, 'header'> & { id: (typeof ids)[number] })[] = [
    {
      id: 'at',
      width: 200,
      minWidth: 160,
      text: ({ at }) => format.dateTime(at),
      render: ({ at }) => (
        <time dateTime={at} title={format.stamp(at)}>
          {format.dateTime(at)}
        </time>
      ),
      renderCard: ({ action }) => actionLabel(action),
    },
    { id: 'actor', width: 176, grow: true, text: ({ actorName, actorId }) => actorName ?? names.get(actorId) ?? actorId, card: 'detail' },
    {
      id: 'action',
      width: 200,
      grow: true,
      text: ({ action }) => actionLabel(action),
      render: ({ action }) => (
        <b className={look('cutText')} title={actionLabel(action)}>
          {actionLabel(action)}
        </b>
      ),
      card: 'detail',
      renderCard: ({ at }) => format.dateTime(at),
    },
    {
      id: 'subject',
      width: 176,
      grow: true,
      shown: 'wide',
      text: ({ subjectName, subjectId }) => subjectName ?? names.get(subjectId) ?? subjectId,
      card: 'detail',
    },
    {
      id: 'place',
      width: 136,
      shown: 'roomy',
      text: ({ auctionHouseId: id }) => (id === undefined ? text.account : (names.get(id) ?? id)),
    },
    { id: 'address', width: 136, shown: 'roomy', text: ({ address }) => (address === 'background' ? text.background : address) },
  ]
  return columns.map((column) => ({ ...column, header: text.columns[column.id] }))
}

export const nameOf = ({ action }: AuditEvent): string => actionLabel(action)
