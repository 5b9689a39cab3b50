import type { PlatformConnectionView } from '@auctionwiz/contracts/platform-auctions'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { syncText as text } from './messages.ts'

type Status = PlatformConnectionView['status']

const tones: Record<Status, StatusTone> = { Connected: 'good', Syncing: 'planned', Error: 'bad', Disconnected: 'idle' }

/** How the house stands with a platform. */
export const ConnectionStatus = ({ status }: { status: Status }) => <StatusDot tone={tones[status]}>{text.statuses[status]}</StatusDot>
