import { type CampaignRecipient, previewCampaignMail } from '@auctionwiz/contracts/campaigns'
import { ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useEffect, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { campaignText as text } from './messages.ts'
import { SendTest } from './SendTest.tsx'

interface MailPreviewProps {
  auctionId: string
  subject: string
  message: string
  recipients: readonly CampaignRecipient[]
  /** Of whom `recipients` are the first. */
  count: number
}

/** Milliseconds without typing until the preview is composed again. */
const pauseMs = 400

const useSettled = (value: string): string => {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The email as one of its recipients gets it, composed by the service. */
export const MailPreview = ({ auctionId, subject, message, recipients, count }: MailPreviewProps) => {
  const format = useFormat()
  const [asked, setAt] = useState(0)
  const at = Math.min(asked, Math.max(0, recipients.length - 1))
  const recipient = recipients[at]
  const words = { subject: useSettled(subject.trim()), message: useSettled(message.trim()) }
  const ready = recipient && words.subject !== '' && words.message !== ''
  const body = ready ? { body: { auctionId, bidderId: recipient.bidderId, ...words } } : null
  const { data, error, reload } = useQuery(previewCampaignMail, body, { keepPreviousData: true })
  if (error !== undefined) return <ErrorState compact title={text.mailFailed} error={error} onRetry={reload} />
  if (!ready || !data) return <p className={look('muted')}>{text.noMail}</p>
  return (
    <div className={look('stack', 'gapS')}>
      <div className={look('row', 'between', 'gapS')}>
        <span className={look('note')}>{text.mailAs({ name: recipient.bidderName })}</span>
        <span className={look('row', 'gapXS', 'note', 'numbers')}>
          <Button
            look="subtle"
            icon={<ChevronLeft20Regular />}
            aria-label={text.previousBidder}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          {text.mailPlace({ at: format.number(at + 1), count: format.number(count) })}
          <Button
            look="subtle"
            icon={<ChevronRight20Regular />}
            aria-label={text.nextBidder}
            disabled={at >= recipients.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </span>
      </div>
      <SendTest body={{ auctionId, bidderId: recipient.bidderId, ...words }} />
      <article aria-label={text.mailAs({ name: recipient.bidderName })} className={look('framed', 'rounded', 'ground')}>
        <div className={look('padL', 'lineBelow')}>
          <p className={look('noMargin', 'note')}>{[data.from, text.to({ address: data.to })].join(' · ')}</p>
          {data.replyTo && <p className={look('noMargin', 'note')}>{text.replyTo({ address: data.replyTo })}</p>}
          <p className={look('noMargin', 'aboveXS', 'strong', 'breaks')}>{data.subject}</p>
        </div>
        <p className={look('noMargin', 'padL', 'keepsLines', 'breaks')}>{data.message}</p>
        <p className={look('noMargin', 'padL', 'lineAbove', 'note')}>
          {data.footer} <u>{data.stop}</u>
        </p>
      </article>
    </div>
  )
}
