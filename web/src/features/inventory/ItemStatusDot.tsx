import type { ItemStatus } from '@auctionwiz/contracts/inventory-parts'
import { look } from '../../ui/look.ts'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { inventoryLabels } from './label-messages.ts'

const tones: Record<ItemStatus, StatusTone> = {
  Available: 'good',
  'In Storage': 'planned',
  'In Auction': 'live',
  Sold: 'done',
  Withdrawn: 'idle',
  'On Hold': 'pending',
  Reserved: 'working',
  Damaged: 'bad',
}

export const ItemStatusDot = ({ status }: { status: ItemStatus }) => (
  <span className={look('caption')}>
    <StatusDot tone={tones[status]}>{inventoryLabels.statuses[status]}</StatusDot>
  </span>
)
