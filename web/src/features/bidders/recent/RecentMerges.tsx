import { listDuplicates } from '@auctionwiz/contracts/duplicates'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { columns } from '../../../ui/columns.ts'
import { look } from '../../../ui/look.ts'
import { usePairChanges } from '../../duplicates/use-pair-changes.ts'
import { recentText as text } from './messages.ts'

const shown = 5

/** The latest merges, which have their own undo; the Duplicates tab lists all. */
export const RecentMerges = () => {
  const format = useFormat()
  const mayNot = usePermissionReason('bidders:merge')
  const { data, error } = useQuery(listDuplicates, { query: { status: ['auto-merged', 'manually-merged'], limit: shown } })
  const { undo, busy } = usePairChanges()
  const pairs = data?.pairs ?? []
  if (error !== undefined && !data)
    return (
      <p className={look('note', 'phoneWholeRow', 'phoneLast')} role="alert">
        {text.mergesFailed}
      </p>
    )
  if (pairs.length === 0) return null
  return (
    <section aria-label={text.merges} className={look('stack', 'gapS', 'aboveXXL')}>
      <h2 className={look('heading')}>{text.merges}</h2>
      <p className={look('soft')}>{text.mergesText}</p>
      <ul className={look('lineAbove')}>
        {pairs.map(({ id, people: [first, second], decision }) => {
          const what = text.merge({ first: first.name, second: second.name })
          return (
            <li key={id} className={look('lineBelow')}>
              <div
                className={look('grid', 'center', 'gapFacts', 'padRowSNudge', 'tall48', 'columns')}
                style={columns('1fr 1fr 104px', '1fr auto')}
              >
                <span className={look('stack', 'shrinks', 'breaks')}>
                  <b>{what}</b>
                  <span className={look('note')}>{`${first.bidderId}, ${second.bidderId}`}</span>
                </span>
                <span className={look('stack', 'shrinks', 'breaks', 'phoneWholeRow', 'phoneLast')}>
                  {decision && text.byAt({ name: decision.by, at: format.dateTime(decision.at) })}
                </span>
                <span className={look('flex', 'end', 'gapS')}>
                  <Button small reason={mayNot} busy={busy} aria-label={text.undoName({ what })} onClick={() => void undo(id)}>
                    {text.undo}
                  </Button>
                </span>
              </div>
            </li>
          )
        })}
      </ul>
      <AppLink to={{ pathname: '/bidders/duplicates', search: 'show=merged' }}>{text.allMerges}</AppLink>
    </section>
  )
}
