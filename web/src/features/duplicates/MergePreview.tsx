import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { duplicateText as text } from './messages.ts'

/** The effect of merging above a threshold: pairs, merged records, and the groups left for review. */
export const MergePreview = ({ threshold, pairs }: { threshold: number; pairs: number }) => {
  const format = useFormat()
  const groups = useQuery(countDuplicates, { query: { threshold, groups: 'true' } }).data?.groups
  return (
    <>
      <span>{text.mergeAllText({ count: format.number(pairs) })}</span>{' '}
      {groups && <strong aria-live="polite">{groupsSentence(groups, format.number)}</strong>}
    </>
  )
}

interface Groups {
  groups: number
  records: number
  left: number
}

export const groupsSentence = ({ groups, records, left }: Groups, number: (value: number) => string): string => {
  const merged = groups === 0 ? text.mergeAllNone : text.mergeAllGroups({ groups, records: number(records) })
  return left === 0 ? merged : `${merged} ${text.mergeAllLeft({ left })}`
}
