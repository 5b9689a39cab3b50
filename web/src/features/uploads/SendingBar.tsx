import { Button } from '../../ui/Button.tsx'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { uploadText } from './messages.ts'
import type { Transfer } from './sending/transfer-pace.ts'
import { sizeText, spanText } from './sizes.ts'

interface Props {
  name: string
  transfer: Transfer
  onStop: () => void
}

/** The progress of sending an upload, with a Stop button. */
const SendingBar = ({ name, transfer, onStop }: Props) => {
  const { sent, total } = transfer
  const percent = Math.floor((sent / Math.max(total, 1)) * 100)
  return (
    <div className={look('grid', 'columns', 'center', 'tall32', 'gapColumnsS', 'gapRowsXS')} style={columns('1fr auto')}>
      <span>{sent < total ? uploadText.uploading({ percent }) : uploadText.finishing}</span>
      <Button look="subtle" small onClick={onStop}>
        {uploadText.stop}
      </Button>
      <ProgressBar className={look('wholeRow', 'fullWidth')} value={percent} max={100} label={uploadText.progress({ name })} />
      <span className={look('wholeRow', 'fullWidth', 'small', 'muted')}>{detailsOf(transfer)}</span>
    </div>
  )
}

/** How much is sent, how fast, and how long the rest takes. */
const detailsOf = ({ sent, total, bytesPerSecond, remaining, waiting }: Transfer): string => {
  const amount = uploadText.sentOf({ sent: sizeText(sent), total: sizeText(total) })
  if (waiting) return [amount, uploadText.connectionLost].join(' · ')
  const isUnderWay = sent < total
  return [
    amount,
    isUnderWay && bytesPerSecond !== undefined && uploadText.perSecond({ size: sizeText(bytesPerSecond) }),
    isUnderWay && remaining !== undefined && uploadText.timeLeft({ time: spanText(remaining) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

export default SendingBar
