import { type Campaign, listCampaignRecipients, type RecipientState, recipientStates } from '@auctionwiz/contracts/campaigns'
import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { campaignText as text } from './messages.ts'
import { RecipientRows } from './RecipientRows.tsx'

/** The bidders of a campaign's segment with what became of each, in one state or in all. */
export const CampaignBidders = ({ campaign: { id, counts } }: { campaign: Campaign }) => {
  const [state, setState] = useState<RecipientState>()
  const asked = { params: { id }, query: state === undefined ? {} : { state: [state] } }
  const { data, error, reload, hasMore, loadingMore, loadMore } = usePages(listCampaignRecipients, asked)
  const refresh = useRefresh()
  const moved = JSON.stringify(counts)
  const seen = useRef(moved)
  useEffect(() => {
    if (seen.current === moved) return
    seen.current = moved
    refresh([listCampaignRecipients])
  }, [moved, refresh])
  const bidders = data?.flatMap((page) => page.bidders)
  return (
    <section aria-label={text.recipients} className={look('stack', 'gapS')}>
      <div className={look('row', 'between', 'gapL')}>
        <h2 className={look('noMargin', 'heading')}>{text.recipients}</h2>
        <Select
          aria-label={text.recipientsOf({ state: state === undefined ? text.all : text.states[state] })}
          value={state ?? ''}
          onChange={({ target }) => setState(recipientStates.find((one) => one === target.value))}
        >
          <option value="">{text.all}</option>
          {recipientStates
            .filter((one) => one === state || (counts[one] ?? 0) > 0)
            .map((one) => (
              <option key={one} value={one}>
                {text.states[one]}
              </option>
            ))}
        </Select>
      </div>
      {bidders === undefined ? (
        error === undefined ? (
          <SkeletonRows rows={6} columns={[240, 120]} />
        ) : (
          <ErrorState compact title={text.recipientsFailed} error={error} onRetry={reload} />
        )
      ) : bidders.length === 0 ? (
        <p className={look('muted')}>{text.noRecipients}</p>
      ) : (
        <RecipientRows bidders={bidders} withState={state === undefined} />
      )}
      {hasMore && (
        <Button busy={loadingMore} onClick={loadMore}>
          {text.more}
        </Button>
      )}
    </section>
  )
}
