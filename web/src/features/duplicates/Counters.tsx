import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { duplicateText } from './messages.ts'

const counters = ['pending', 'autoMerged', 'resolved', 'total'] as const

/** The number of matches by status; `beside` the threshold, or above it. */
export const Counters = ({ beside }: { beside: boolean }) => {
  const format = useFormat()
  const { data, error } = useQuery(countDuplicates, {}, { keepPreviousData: true })
  return (
    <dl
      className={classes(
        look('row', 'between', 'fixed', 'gapS', 'padPage', 'tall104'),
        beside ? look('lineRight', 'wide440') : look('fullWidth'),
      )}
      aria-label={duplicateText.countersLabel}
      title={error === undefined ? undefined : duplicateText.countsFailed}
    >
      {counters.map((counter) => (
        <div key={counter} className={look('flex', 'upwards', 'end')}>
          <dt className={look('note')}>{duplicateText[counter]}</dt>
          <dd className={look('figure', 'strong')}>{data ? format.number(data[counter]) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
