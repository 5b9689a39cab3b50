import type { Auction } from '@auctionwiz/contracts/auctions'
import { type CampaignDraft, deleteCampaignDraft, listCampaignDrafts } from '@auctionwiz/contracts/campaign-drafts'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { toast } from '../../ui/Toasts.tsx'
import { campaignText as text } from './messages.ts'

interface CampaignDraftsProps {
  auction: Auction
  /** Why no campaign for the auction can be made. */
  reason: string | undefined
  onContinue: (draft: CampaignDraft) => void
}

/** The campaigns that somebody began; nothing without any, or for those who may not send campaigns. */
export const CampaignDrafts = ({ auction, reason, onContinue }: CampaignDraftsProps) => {
  const maySend = useCan('communications:broadcast')
  const { data, error, reload } = useQuery(listCampaignDrafts, maySend ? { query: { auctionId: auction.id } } : null)
  const { change, busy, error: failed } = useMutation(deleteCampaignDraft, { refreshes: [listCampaignDrafts] })
  const format = useFormat()
  if (error !== undefined && !data) return <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />
  if (!data || data.drafts.length === 0) return null
  const remove = async ({ id }: CampaignDraft) => {
    if (!busy && (await change({ params: { id } }))) toast({ text: text.draftDeleted })
  }
  return (
    <section aria-label={text.drafts} className={look('belowL')}>
      <h2 className={look('heading', 'belowS')}>{text.drafts}</h2>
      {failed !== undefined && <p role="alert">{text.draftFailed({ problem: errorMessage(failed) })}</p>}
      <ul>
        {data.drafts.map((draft) => (
          <li key={draft.id} className={look('row', 'gapS', 'padRowS', 'lineBelow')}>
            <span className={look('grow', 'stack')}>
              <span className={look('strong', 'cut')}>{draft.subject || text.noSubject}</span>
              <span className={look('note')}>{text.draftBy({ name: draft.savedBy, time: format.dateTime(draft.savedAt) })}</span>
            </span>
            <Button small reason={reason} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={() => onContinue(draft)}>
              {text.continueDraft}
            </Button>
            <Button
              look="subtle"
              small
              icon={<Delete20Regular />}
              aria-label={text.deleteDraft({ subject: draft.subject || text.noSubject })}
              onClick={() => void remove(draft)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
