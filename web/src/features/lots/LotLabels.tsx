import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotSummary } from '@auctionwiz/contracts/lots'
import { encode } from 'uqr'
import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { Printed } from '../../ui/print/Printed.tsx'
import { usePrintFoot } from '../bidders/print/use-print-foot.ts'
import styles from './LotLabels.module.css'
import { lotsPath } from './lot-list.ts'
import { lotFormText } from './messages.ts'

interface LotLabelsProps {
  auction: Auction
  lots: readonly LotSummary[]
  onDone: () => void
}

/** A label for each lot on paper, to cut out: number, title, and a code that opens the lot on the phone of the person who holds the object. */
const LotLabels = ({ auction, lots, onDone }: LotLabelsProps) => {
  const format = useFormat()
  const { foot, pageWords } = usePrintFoot()
  const title = lotFormText.labelsOf({ title: auction.title })
  return (
    <Printed title={title} foot={[foot[0], title]} pageWords={pageWords} ready onDone={onDone}>
      <ul className={look('grid', 'columns')} style={columns('repeat(3, 1fr)')}>
        {lots.map(({ id, lotNumber, title: name }) => (
          <li key={id} className={classes(look('padRowM', 'padSidesS', 'gapS', 'flex', 'clips', 'unbroken'), styles.label)}>
            <Code address={`${location.origin}${lotsPath(auction.id)}/${id}`} />
            <div className={look('shrinks')}>
              <b className={look('numbers', 'figure')}>{lotNumber}</b>
              <p className={look('clips', 'threeLines')}>{name}</p>
              <p className={look('tiny')}>{[auction.title, format.date(auction.startDate)].join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Printed>
  )
}

/** A QR code; each dark module is a square of the path. */
const Code = ({ address }: { address: string }) => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={classes(look('fixed'), styles.code)} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}

export default LotLabels
