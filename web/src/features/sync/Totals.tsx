import type { Auction } from '@auctionwiz/contracts/auctions'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { reconcileAuction } from '@auctionwiz/contracts/reconciliation'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { text as words } from '../../messages/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { totalsText as text } from '../sync-runs/messages.ts'

type Reconciliation = AnswerOf<typeof reconcileAuction>
type Side = Reconciliation['difference']

const columns = ['lots', 'sold', 'hammer'] as const

/** The auction's totals at the house and on its platform, as they are now, and each lot by which they differ. */
const Totals = ({ auction, onClose }: { auction: Pick<Auction, 'id'>; onClose: () => void }) => {
  const { data, error, reload } = useQuery(reconcileAuction, { params: { id: auction.id } })
  return (
    <Dialog title={text.title} width={720} cancelLabel={words.common.close} onClose={onClose}>
      {data ? (
        <Compared found={data} />
      ) : error === undefined ? (
        <SkeletonRows rows={4} columns={[200, 80, 80, 120]} />
      ) : (
        <ErrorState compact title={text.failed} error={error} onRetry={reload} />
      )}
    </Dialog>
  )
}

const Compared = ({ found }: { found: Reconciliation }) => {
  const format = useFormat()
  const { platform, currency, readAt, atHouse, onPlatform, difference, lines } = found
  const row = (name: string, { lots, sold, hammer }: Side, key: string, strong = false) => (
    <tr key={key} className={look('lineBelow', 'tall40')}>
      <th scope="row" className={look('left', strong ? 'strong' : 'plain')}>
        {name}
      </th>
      <td className={look('right', 'numbers')}>{format.number(lots)}</td>
      <td className={look('right', 'numbers')}>{format.number(sold)}</td>
      <td className={look('right', 'numbers')}>{format.money({ amount: hammer, currency })}</td>
    </tr>
  )
  return (
    <div className={look('stack', 'gapM', 'belowL')}>
      <p className={look('note')}>{text.readAt({ platform, time: format.zonedTime(readAt) })}</p>
      <table className={look('fullWidth', 'collapse')} aria-label={text.title}>
        <thead>
          <tr className={look('lineBelow')}>
            <th scope="col" className={look('left', 'note')}>
              {text.side}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={look('right', 'note')}>
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(platform, onPlatform, 'platform')}
          {row(text.house, atHouse, 'house')}
          {row(text.difference, difference, 'difference', true)}
          {lines.map((line) => row(text.line({ name: line.name, reason: text.reasons[line.reason] }), line, `${line.reason} ${line.name}`))}
        </tbody>
      </table>
      {lines.length === 0 && <p>{text.agree}</p>}
    </div>
  )
}

export default Totals
