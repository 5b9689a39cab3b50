import type { DuplicatePair } from '@auctionwiz/contracts/duplicates'
import { TwoLines } from '../../ui/data-table/TwoLines.tsx'
import type { Column } from '../../ui/data-table/types.ts'
import { ConfidenceBar } from './ConfidenceBar.tsx'
import { shownConfidence } from './confidence.ts'
import { duplicateText } from './messages.ts'
import { differenceWords } from './pair-words.ts'
import type { Show } from './use-pairs.ts'

type PairColumn = 'people' | 'differs' | 'confidence'

export const pairList = { list: 'duplicates', all: ['people', 'confidence'] } as const satisfies {
  list: string
  all: readonly PairColumn[]
}

/** "Ann Pascoe and Anne Pascoe" */
export const pairName = ({ people: [first, second] }: DuplicatePair): string => `${first.name} ${duplicateText.and} ${second.name}`

/** The columns of a list of matches; its first header says which ones and in what order. */
export const columnsOf = (show: Show): Column<DuplicatePair, PairColumn>[] => [
  {
    id: 'people',
    header: duplicateText.listLabels[show],
    width: 280,
    grow: true,
    text: pairName,
    render: (pair) => <TwoLines title={<Names pair={pair} />}>{differenceWords(pair)}</TwoLines>,
  },
  // Only on the phone's card: the table has it in the first column.
  { id: 'differs', header: '', width: 0, card: 'detail', text: differenceWords },
  {
    id: 'confidence',
    header: duplicateText.confidence,
    width: 112,
    align: 'end',
    card: 'end',
    text: ({ confidence }) => duplicateText.percent({ value: shownConfidence(confidence) }),
    render: ({ confidence }) => <ConfidenceBar confidence={confidence} />,
  },
]

const Names = ({ pair: { people } }: { pair: DuplicatePair }) => (
  <>
    <strong>{people[0].name}</strong> {duplicateText.and} <strong>{people[1].name}</strong>
  </>
)
