import type { Undoable, UndoableFilter } from '@auctionwiz/contracts/undoables'
import { ArrowUpload20Regular } from '@fluentui/react-icons/headless/svg/arrow-upload'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Merge20Regular } from '@fluentui/react-icons/headless/svg/merge'
import { SplitHorizontal20Regular } from '@fluentui/react-icons/headless/svg/split-horizontal'
import type { Format } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import { TwoLines } from '../../ui/data-table/TwoLines.tsx'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { undoText as text } from './messages.ts'
import { filterOf, isUrgent, timeLeft, undoableDetail, undoableName } from './undo-words.ts'

/** A row of the list: ids are unique within a kind alone. */
export interface UndoRow {
  id: string
  one: Undoable
}

export const undoRow = (one: Undoable): UndoRow => ({ id: `${one.kind}:${one.id}`, one })

const ids = ['change', 'kind', 'by', 'until', 'undo'] as const
type UndoColumn = (typeof ids)[number]

export const undoList = { list: 'undo', all: ids } as const satisfies ListColumns<UndoColumn>

const icons: Record<UndoableFilter, typeof Delete20Regular> = {
  delete: Delete20Regular,
  change: Edit20Regular,
  import: ArrowUpload20Regular,
  conflict: SplitHorizontal20Regular,
  merge: Merge20Regular,
}

export const undoColumns = (format: Format, onUndo: (row: UndoRow) => void): Column<UndoRow, UndoColumn>[] => {
  const detail = ({ one }: UndoRow) => [format.dateTime(one.at), undoableDetail(one, format.number)].filter(Boolean).join(' · ')
  const forms: Record<UndoColumn, Omit<Column<UndoRow, UndoColumn>, 'id' | 'header'>> = {
    change: {
      width: 300,
      minWidth: 160,
      grow: true,
      text: ({ one }) => undoableName(one),
      render: (row) => {
        const Icon = icons[filterOf(row.one)]
        return (
          <span className={look('row', 'gapM', 'shrinks')}>
            <Icon className={look('muted', 'fixed')} />
            <TwoLines title={<strong>{undoableName(row.one)}</strong>}>{detail(row)}</TwoLines>
          </span>
        )
      },
    },
    kind: { width: 130, shown: 'roomy', text: ({ one }) => text.kinds[filterOf(one)], card: 'detail' },
    by: { width: 150, shown: 'wide', text: ({ one }) => one.by, card: 'detail' },
    until: {
      width: 150,
      align: 'end',
      text: ({ one }) => text.until({ until: format.dateTime(one.until) }),
      render: ({ one }) => (
        <span className={look('stack', 'right')}>
          <span>{format.dateTime(one.until)}</span>
          <span className={isUrgent(one.until) ? look('small', 'strong', 'warning') : look('note')}>{timeLeft(one.until)}</span>
        </span>
      ),
      card: 'detail',
    },
    undo: {
      width: 140,
      align: 'end',
      text: () => '',
      render: (row) => <UndoButton row={row} onUndo={onUndo} />,
      card: 'action',
    },
  }
  return ids.map((id) => ({ id, header: text.columns[id], ...forms[id] }))
}

const UndoButton = ({ row, onUndo }: { row: UndoRow; onUndo: (row: UndoRow) => void }) => {
  const reason = usePermissionReason(row.one.lacks ?? 'bidders:view')
  return (
    <Button
      small
      reason={row.one.lacks && reason}
      aria-label={text.undoName({ what: undoableName(row.one) })}
      onClick={(event) => {
        event.stopPropagation()
        onUndo(row)
      }}
    >
      {text.undo}
    </Button>
  )
}
