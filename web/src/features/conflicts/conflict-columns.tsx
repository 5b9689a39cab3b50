import type { Conflict } from '@auctionwiz/contracts/conflicts'
import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { People20Regular } from '@fluentui/react-icons/headless/svg/people'
import { TwoLines } from '../../ui/data-table/TwoLines.tsx'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { typeLine } from './conflict-words.ts'
import { conflictText as text } from './messages.ts'

type ConflictColumn = 'record' | 'differs' | 'match'

export const conflictList = { list: 'conflicts', all: ['record', 'match'] } as const satisfies {
  list: string
  all: readonly ConflictColumn[]
}

const matchOf = ({ matchScore }: Conflict): string => (matchScore === undefined ? '' : text.percent({ value: matchScore }))

/** The columns of the list: which record and what differs; how alike both are. */
export const conflictColumns = (): Column<Conflict, ConflictColumn>[] => [
  {
    id: 'record',
    header: text.record,
    width: 280,
    grow: true,
    text: ({ name }) => name,
    render: (conflict) => (
      <span className={look('row', 'gapM', 'shrinks')}>
        {conflict.kind === 'bidder' ? <People20Regular className={look('muted')} /> : <Gavel20Regular className={look('muted')} />}
        <TwoLines title={<strong>{conflict.name}</strong>}>{typeLine(conflict)}</TwoLines>
      </span>
    ),
  },
  // Only on the phone's card: the table has it in the first column.
  { id: 'differs', header: '', width: 0, card: 'detail', text: typeLine },
  { id: 'match', header: text.match, width: 112, align: 'end', card: 'end', text: matchOf },
]
