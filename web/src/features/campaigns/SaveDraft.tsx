import { type CampaignDraft, createCampaignDraft, listCampaignDrafts, updateCampaignDraft } from '@auctionwiz/contracts/campaign-drafts'
import type { CampaignKind } from '@auctionwiz/contracts/campaigns'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { campaignText as text } from './messages.ts'

interface SaveDraftProps {
  auctionId: string
  /** The draft that is continued. */
  draft: CampaignDraft | undefined
  words: { kind: CampaignKind; viewId: string; subject: string; message: string; sendAt: string | undefined }
  onSaved: () => void
}

/** Keeps what is written so far, to be finished later. */
export const SaveDraft = ({ auctionId, draft, words, onSaved }: SaveDraftProps) => {
  const { kind, viewId, subject, message, sendAt } = words
  const request = useRequestKey()
  const reason = usePermissionReason('communications:broadcast')
  const refreshes = [listCampaignDrafts]
  const creating = useMutation(createCampaignDraft, { refreshes })
  const updating = useMutation(updateCampaignDraft, { refreshes })
  const error = creating.error ?? updating.error
  const save = async () => {
    const body = { kind, ...(viewId && { viewId }), ...(subject && { subject }), ...(message && { message }), ...(sendAt && { sendAt }) }
    const saved = draft
      ? await updating.change({ params: { id: draft.id }, body: { ...body, version: draft.version } })
      : await creating.change({ body: { auctionId, ...body }, idempotencyKey: request.key })
    if (!saved) return
    toast({ text: text.draftSaved })
    onSaved()
  }
  return (
    <>
      {error !== undefined && <span role="alert">{text.draftFailed({ problem: errorMessage(error) })}</span>}
      <Button reason={reason} busy={creating.busy || updating.busy} onClick={() => void save()}>
        {text.saveDraft}
      </Button>
    </>
  )
}
