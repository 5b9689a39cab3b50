import type { SyncLine } from '@auctionwiz/contracts/auction-sync'
import { Button } from '../../ui/Button.tsx'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { syncText as text } from '../sync-runs/messages.ts'
import type { SyncWords } from './sync-words.ts'

const ids = ['record', 'result', 'changes', 'problem'] as const
type LineColumn = (typeof ids)[number]

export const lineList = { list: 'sync-lines', all: ids } as const satisfies ListColumns<LineColumn>

type Result = NonNullable<SyncLine['outcome']> | SyncLine['planned']

const tones: Record<Result, StatusTone> = {
  ...{ create: 'planned', update: 'planned', created: 'good', updated: 'good' },
  ...{ unchanged: 'idle', conflict: 'pending', failed: 'bad' },
}

const resultOf = ({ outcome, planned }: SyncLine): Result => outcome ?? planned

const resultText = (result: Result): string => ({ ...text.planned, ...text.counts })[result]

export const lineName = ({ kind, name }: SyncLine): string => text.named({ kind: text.kinds[kind], name })

/** A skipped conflict may still be decided. */
export const isDecidable = ({ conflictId, conflictStatus, outcome }: SyncLine): boolean =>
  conflictId !== undefined && outcome === 'conflict' && conflictStatus !== 'resolved'

/** @param onDecide undefined for users who may not decide */
export const columnsOf = (
  { changes, note }: SyncWords,
  onDecide: ((line: SyncLine) => void) | undefined,
): Column<SyncLine, LineColumn>[] => {
  const decide = (line: SyncLine) =>
    onDecide &&
    isDecidable(line) && (
      <Button
        look="link"
        onClick={(event) => {
          event.stopPropagation()
          onDecide(line)
        }}
      >
        {text.decide}
      </Button>
    )
  const noteAndStep = (line: SyncLine) => (
    <span className={look('row', 'gapS')}>
      <span className={look('cutText')} title={note(line)}>
        {note(line)}
      </span>
      {decide(line)}
    </span>
  )
  const forms: Record<LineColumn, Omit<Column<SyncLine, LineColumn>, 'id' | 'header'>> = {
    record: {
      width: 260,
      minWidth: 140,
      text: lineName,
      render: (line) => <span className={look('cutText', 'strong')}>{lineName(line)}</span>,
    },
    result: {
      width: 132,
      text: (line) => resultText(resultOf(line)),
      render: (line) => <StatusDot tone={tones[resultOf(line)]}>{resultText(resultOf(line))}</StatusDot>,
      card: 'end',
    },
    changes: {
      width: 320,
      grow: true,
      shown: 'wide',
      text: changes,
      card: 'detail',
      renderCard: (line) => [note(line), changes(line)].filter((part) => part !== '').join(' · '),
    },
    problem: { width: 320, text: note, render: noteAndStep, card: 'action', renderCard: decide },
  }
  return ids.map((id) => ({ id, header: text.columns[id], ...forms[id] }))
}
