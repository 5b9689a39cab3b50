import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotSummary } from '@auctionwiz/contracts/lots'
import { useEffect, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Printed } from '../../ui/print/Printed.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { lotMoney } from '../auctions/lot-money.ts'
import { PrintHead } from '../bidders/print/PrintHead.tsx'
import { usePrintFoot } from '../bidders/print/use-print-foot.ts'
import { lotFormText, lotText } from './messages.ts'
import { readAllLots } from './read-all-lots.ts'

interface CatalogueSheetProps {
  auction: Auction
  onDone: () => void
}

/** The catalogue on paper: what a bidder may see of each lot, so neither reserve nor notes. Withdrawn lots keep their place. */
const CatalogueSheet = ({ auction, onDone }: CatalogueSheetProps) => {
  const call = useCall()
  const format = useFormat()
  const [lots, setLots] = useState<readonly LotSummary[]>()
  const { foot, pageWords } = usePrintFoot()
  const { id, title, location, startDate, description, currency } = auction
  useEffect(() => {
    let wanted = true
    readAllLots(call, id, { descriptions: 'yes' }).then(
      (all) => {
        if (wanted) setLots(all)
      },
      (error: unknown) => {
        toast({ tone: 'problem', text: lotFormText.catalogueFailed({ problem: errorMessage(error) }) })
        onDone()
      },
    )
    return () => {
      wanted = false
    }
  }, [call, id, onDone])
  const { range } = lotMoney(currency)
  return (
    <Printed title={title} foot={[foot[0], title]} pageWords={pageWords} ready={lots !== undefined} onDone={onDone}>
      <PrintHead what={lotFormText.catalogue} />
      <div className={look('padRowL', 'gapXL', 'flex', 'between', 'bottom')}>
        <div>
          <h1>{title}</h1>
          <p>{[format.zonedTime(startDate), location].filter(Boolean).join(' · ')}</p>
        </div>
        <p>{lots && lotFormText.lotCount({ count: lots.length })}</p>
      </div>
      {description && <p className={look('padBottomL', 'keepsLines')}>{description}</p>}
      <table>
        <thead>
          <tr>
            <th>{lotText.columns.number}</th>
            <th>{lotText.columns.title}</th>
            <th className={look('right', 'oneLine')}>{lotText.columns.estimate}</th>
          </tr>
        </thead>
        <tbody>
          {lots?.map(({ id: lotId, lotNumber, title: name, description: about, state, estimateLow, estimateHigh }) => (
            <tr key={lotId}>
              <td className={look('strong', 'numbers')}>{lotNumber}</td>
              <td>
                {name}
                {about && <p className={look('padTopXXS', 'keepsLines')}>{about}</p>}
              </td>
              <td className={look('right', 'oneLine')}>
                {state === 'Withdrawn' ? lotText.states.Withdrawn : range(estimateLow, estimateHigh)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Printed>
  )
}

export default CatalogueSheet
