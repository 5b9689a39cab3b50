import { labels } from '../../messages/label-messages.ts'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import type { BidderStatus as Status } from './list-state.ts'

export const statusTones: Record<Status, StatusTone> = { Active: 'good', Pending: 'pending', Suspended: 'bad', Inactive: 'idle' }

/** A bidder's status as a dot and its name. */
export const BidderStatus = ({ status }: { status: Status }) => <StatusDot tone={statusTones[status]}>{labels.status[status]}</StatusDot>
