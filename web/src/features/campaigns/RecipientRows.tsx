import type { CampaignRecipient } from '@auctionwiz/contracts/campaigns'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import { ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import { campaignText as text } from './messages.ts'

/** Bidders of a segment with the score that counts; `withState` says what became of each. */
export const RecipientRows = ({ bidders, withState = false }: { bidders: readonly CampaignRecipient[]; withState?: boolean }) => (
  <ul aria-label={text.recipients} className={look('noMargin', 'flush')}>
    {bidders.map(({ bidderId, bidderName, score, tier, state }) => (
      <li key={bidderId} className={look('row', 'gapS', 'tall32', 'lineBelow')}>
        <AppLink to={`${paths.bidders}/${bidderId}`} className={look('grow', 'cut', 'plainLink')}>
          {bidderName}
        </AppLink>
        {withState && <span className={look('note', 'cut')}>{text.states[state]}</span>}
        <ScoreBar score={tier === 'New' ? undefined : score} />
        <TierPips tier={tier} small />
      </li>
    ))}
  </ul>
)
