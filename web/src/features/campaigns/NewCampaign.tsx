import type { Auction } from '@auctionwiz/contracts/auctions'
import { listBidderViews } from '@auctionwiz/contracts/bidder-views'
import { type CampaignDraft, listCampaignDrafts } from '@auctionwiz/contracts/campaign-drafts'
import { type CampaignKind, campaignKinds, createCampaign, listCampaigns } from '@auctionwiz/contracts/campaigns'
import { instantOf, localOf } from '@auctionwiz/domain/zoned-time'
import { useId, useState } from 'react'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { cityOf } from '../../app/house-time.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { Select } from '../../ui/Select.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useCampaignReason } from './campaign-words.ts'
import { MailPreview } from './MailPreview.tsx'
import { campaignText as text } from './messages.ts'
import { RecipientRows } from './RecipientRows.tsx'
import { SaveDraft } from './SaveDraft.tsx'
import { SegmentSums } from './SegmentSums.tsx'
import { type Audience, useSegmentPreview } from './use-segment-preview.ts'

interface NewCampaignProps {
  auction: Auction
  /** What somebody began. */
  draft?: CampaignDraft | undefined
  onClose: () => void
  onOpen: (campaignId: string) => void
}

const shownRecipients = 10

const columnWidth = { flexBasis: 320 }

/** Plans a campaign: whom it is for, what it says and when it goes out, with the recipients and the email as they will be. */
const NewCampaign = ({ auction, draft, onClose, onOpen }: NewCampaignProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const request = useRequestKey()
  const { timeZone } = useFormat()
  const reason = useCampaignReason(auction)
  const [opened] = useState(() => ({
    kind: draft?.kind ?? ('premium' as CampaignKind),
    viewId: draft?.viewId ?? '',
    subject: draft ? (draft.subject ?? '') : text.subjectOf({ title: auction.title }),
    message: draft?.message ?? '',
    when: (draft?.sendAt ? 'later' : 'now') as 'now' | 'later',
    at: draft?.sendAt ? localOf(draft.sendAt, timeZone) : '',
  }))
  const [values, setValues] = useState(opened)
  const [sent, setSent] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const { kind, viewId, subject, message, when, at } = values
  const set = (change: Partial<typeof opened>) => setValues((before) => ({ ...before, ...change }))
  const audience: Audience | undefined =
    kind === 'segment' ? (viewId === '' ? undefined : { auctionId: auction.id, kind, viewId }) : { auctionId: auction.id, kind }
  const preview = useSegmentPreview(audience)
  const count = preview.counts.due ?? 0
  const sendAt = when === 'later' ? instantOf(at, timeZone) : undefined
  const badTime = when === 'later' && at !== '' && (sendAt === undefined || sendAt <= new Date().toISOString() || sendAt >= auction.endDate)
  const notYet = reason ?? (preview.isDone && count === 0 ? text.nobody : audience && !preview.isDone ? text.wait : undefined)
  const isReady = audience && subject.trim() !== '' && message.trim() !== '' && (when === 'now' || (sendAt !== undefined && !badTime))

  const submit = async () => {
    if (sent.busy || notYet !== undefined || !isReady) return
    setSent({ busy: true })
    try {
      const body = { ...audience, subject, message, ...(sendAt !== undefined && { sendAt }), ...(draft && { draftId: draft.id }) }
      const { id } = await call(createCampaign, { body, idempotencyKey: request.key })
      toast({ text: text.created, action: { label: text.open, onAction: () => onOpen(id) } })
      refresh([listCampaigns, listCampaignDrafts])
      onClose()
    } catch (error) {
      request.onFailed(error)
      setSent({ busy: false, error })
    }
  }
  return (
    <Dialog
      title={text.create}
      width={1200}
      onClose={onClose}
      dirty={values !== opened}
      onSubmit={() => void submit()}
      note={sent.error !== undefined && <span role="alert">{errorMessage(sent.error)}</span>}
      actions={
        <>
          <SaveDraft auctionId={auction.id} draft={draft} words={{ kind, viewId, subject, message, sendAt }} onSaved={onClose} />
          <Button type="submit" look="primary" busy={sent.busy} reason={notYet} disabled={!isReady}>
            {when === 'now' ? text.send({ count }) : text.plan({ count })}
          </Button>
        </>
      }
    >
      <div className={look('flex', 'wrap', 'top', 'gapXL')}>
        <section aria-label={text.segment} className={look('stack', 'grow', 'gapL')} style={columnWidth}>
          <h3 className={look('noMargin', 'heading')}>{text.segment}</h3>
          <Choice
            label={text.segment}
            options={campaignKinds.map((one) => ({ value: one, label: text.choices[one] }))}
            value={kind}
            onChange={(one) => set({ kind: one })}
          />
          {kind === 'segment' && <ViewChoice value={viewId} onChange={(id) => set({ viewId: id })} />}
          {audience && <SegmentSums audience={audience} preview={preview} />}
          <h3 className={look('noMargin', 'heading')}>{text.schedule}</h3>
          <Choice
            label={text.schedule}
            options={[
              { value: 'now', label: text.sendNow },
              { value: 'later', label: text.sendLater },
            ]}
            value={when}
            onChange={(one) => set({ when: one })}
          />
          {when === 'now' ? (
            <p className={look('noMargin', 'note')}>{text.sendNowHint}</p>
          ) : (
            <Field label={text.sendAt} hint={text.sendAtHint({ city: cityOf(timeZone) })} error={badTime ? text.timeNeeded : undefined}>
              <TextInput type="datetime-local" value={at} onChange={({ target }) => set({ at: target.value })} />
            </Field>
          )}
        </section>
        <section aria-label={text.message} className={look('stack', 'grow', 'gapL')} style={columnWidth}>
          <h3 className={look('noMargin', 'heading')}>{text.message}</h3>
          <Field label={text.subject}>
            <TextInput maxLength={150} value={subject} onChange={({ target }) => set({ subject: target.value })} />
          </Field>
          <Field label={text.body} hint={text.bodyHint}>
            <Textarea rows={6} maxLength={5000} value={message} onChange={({ target }) => set({ message: target.value })} />
          </Field>
          <MailPreview auctionId={auction.id} subject={subject} message={message} recipients={preview.recipients} count={count} />
        </section>
        {preview.recipients.length > 0 && (
          <section aria-label={text.recipients} className={look('stack', 'grow', 'gapS')} style={columnWidth}>
            <h3 className={look('noMargin', 'heading')}>{text.recipients}</h3>
            <RecipientRows bidders={preview.recipients.slice(0, shownRecipients)} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={look('stack')}>
      {options.map((option) => (
        <Radio key={option.value} name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)}>
          {option.label}
        </Radio>
      ))}
    </div>
  )
}

const ViewChoice = ({ value, onChange }: { value: string; onChange: (viewId: string) => void }) => {
  const { data, error } = useQuery(listBidderViews, {})
  const failed = error === undefined ? undefined : text.viewsFailed
  if (data?.views.length === 0) return <p className={look('noMargin', 'soft')}>{text.noViews}</p>
  return (
    <Field label={text.view} error={failed}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{text.chooseView}</option>
        {data?.views.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export default NewCampaign
