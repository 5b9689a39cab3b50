import { Dialog } from '../../ui/Dialog.tsx'
import type { RefusedLot } from './change-many.ts'
import { lotFormText as text } from './messages.ts'

interface RefusedLotsProps {
  refused: readonly RefusedLot[]
  onClose: () => void
}

/** The lots that a change of many left as they were, each with its reason. */
const RefusedLots = ({ refused, onClose }: RefusedLotsProps) => (
  <Dialog title={text.refusedTitle({ count: refused.length })} cancelLabel={text.close} onClose={onClose}>
    <ul>
      {refused.map(({ id, lotNumber, reason }) => (
        <li key={id}>{text.refusedLot({ number: lotNumber, reason })}</li>
      ))}
    </ul>
  </Dialog>
)

export default RefusedLots
