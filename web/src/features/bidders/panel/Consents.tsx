import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type Consent, type ConsentChannel, consentChannels } from '@auctionwiz/contracts/staff-entries'
import { readTextStop } from '@auctionwiz/contracts/text-stops'
import { Edit16Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Suspense, useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { type Format, useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { consentText as text } from './consent-messages.ts'
import { Fact, Section } from './OverviewSection.tsx'

const ChangeConsent = lazyDialog(() => import('./ChangeConsent.tsx'))

const unknown: Record<ConsentChannel, 'unknownEmail' | 'unknownText'> = { email: 'unknownEmail', text: 'unknownText' }

/** What the bidder agreed to or refused, when, how, and who recorded it. */
const Consents = ({ bidder }: { bidder: Bidder }) => {
  const format = useFormat()
  const reason = usePermissionReason('bidders:edit')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Section title={text.title} wide>
        {consentChannels.map((channel) => {
          const consent = bidder.consents?.[channel]
          return (
            <Fact key={channel} label={text[channel]}>
              {consent ? consentWords(consent, format) : <span className={look('muted')}>{text[unknown[channel]]}</span>}
              {channel === 'text' && bidder.phone && <NoTextSince key={bidder.phone} bidder={bidder} />}
            </Fact>
          )
        })}
      </Section>
      <div className={look('belowM')}>
        <Button
          small
          icon={<Edit16Regular />}
          reason={reason}
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => setOpen(true)}
        >
          {text.change}
        </Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <ChangeConsent bidder={bidder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Says that the bidder's number answered STOP. If that can't be loaded, the service still refuses to send a text. */
const NoTextSince = ({ bidder }: { bidder: Bidder }) => {
  const { data } = useQuery(readTextStop, { params: { id: bidder.id } })
  const format = useFormat()
  if (!data?.stoppedAt) return null
  return <span className={look('note', 'block')}>{text.stopped({ date: format.date(data.stoppedAt) })}</span>
}

const consentWords = ({ given, source, at, by }: Consent, format: Format): string =>
  (given ? text.given : text.refused)({ date: format.date(at), source: text.sources[source], by })

export default Consents
