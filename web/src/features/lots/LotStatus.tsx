import type { LotState } from '@auctionwiz/contracts/lots'
import { isSold } from '@auctionwiz/domain/lots/totals'
import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { look } from '../../ui/look.ts'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { lotText } from './messages.ts'

const tones: Record<LotState, StatusTone> = {
  Upcoming: 'planned',
  Sold: 'good',
  PostSale: 'good',
  Passed: 'done',
  Unsold: 'pending',
  Withdrawn: 'idle',
}

/** The state of a lot; a sold one has a gavel in place of the dot. */
export const LotStatus = ({ state }: { state: LotState }) =>
  isSold(state) ? (
    <span className={look('inlineRow', 'gapS', 'sold')}>
      <Gavel20Regular width={16} height={16} />
      {lotText.states[state]}
    </span>
  ) : (
    <StatusDot tone={tones[state]}>{lotText.states[state]}</StatusDot>
  )
