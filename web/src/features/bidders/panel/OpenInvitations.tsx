import { listInvitations } from '@auctionwiz/contracts/bidder-invitations'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { listBidderInvitations, type OpenInvitation, sendInvitationAgain } from '@auctionwiz/contracts/open-invitations'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useFollowedQuery } from '../../../app/calls/use-followed-query.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { type Format, useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { profileText } from './messages.ts'

/** Milliseconds after which the state of an email that is being sent is read again. */
const sendingMs = 2000
const paceOf = ({ invitations }: { invitations: readonly OpenInvitation[] }) =>
  invitations.some(({ mail }) => mail === 'sending') ? sendingMs : 0

/** The auctions that a bidder is invited to and that are not over, with the state of each email. */
export const OpenInvitations = ({ bidderId, name }: { bidderId: string; name: string }) => {
  const { data, error, reload } = useFollowedQuery(listBidderInvitations, { params: { id: bidderId } }, paceOf)
  const invitations = data?.invitations ?? []
  return (
    <section className={look('padTopL', 'padBottomS', 'parted')} aria-labelledby="open-invitations">
      <div className={look('flex', 'between')}>
        <h3 id="open-invitations" className={look('belowS', 'body')}>
          {profileText.openInvitations}
        </h3>
        {invitations.length > 0 && <span className={look('numbers', 'muted')}>{invitations.length}</span>}
      </div>
      {error !== undefined ? (
        <p className={look('belowS')}>
          {profileText.invitationsFailed}{' '}
          <Button look="link" small onClick={reload}>
            {profileText.tryAgain}
          </Button>
        </p>
      ) : invitations.length === 0 ? (
        <p className={look('muted', 'belowS')}>{data ? profileText.noInvitations : '\u00a0'}</p>
      ) : (
        <ul>
          {invitations.map((one) => (
            <Invited key={one.id} invitation={one} name={name} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Invited = ({ invitation, name }: { invitation: OpenInvitation; name: string }) => {
  const format = useFormat()
  const mayNot = usePermissionReason('bidders:invite')
  const { send, busy } = useSendAgain(name)
  const { auctionTitle, auctionStart, mayResend } = invitation
  return (
    <li className={look('row', 'wrap', 'tall32', 'gapColumnsM')}>
      <span className={look('cutText')} title={auctionTitle}>
        {auctionTitle}
      </span>
      <Time at={auctionStart} />
      <span className={look('note')}>{stateOf(invitation, format)}</span>
      {mayResend && (
        <span className={look('atEnd')}>
          <Button look="link" small busy={busy} reason={mayNot} onClick={() => void send(invitation)}>
            {profileText.sendAgain}
          </Button>
        </span>
      )}
    </li>
  )
}

const useSendAgain = (name: string) => {
  const call = useCall()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const send = async ({ id, version }: OpenInvitation): Promise<void> => {
    setBusy(true)
    try {
      await call(sendInvitationAgain, { params: { id }, body: { version } })
      toast({ text: profileText.sentAgain({ name }) })
    } catch (error) {
      toast({ tone: 'problem', text: profileText.notSentAgain({ problem: errorMessage(error) }) })
    } finally {
      setBusy(false)
      refresh([listBidderInvitations, listInvitations, listJobs])
    }
  }
  return { send, busy }
}

const stateOf = ({ state, mail, at, mailAt, sentAt, channel }: OpenInvitation, format: Format): string => {
  const words = channel === 'text' ? profileText.invitationText : profileText.invitation
  if (state === 'review') return profileText.invitation.review
  if (mail === 'sent') return profileText.invitation.sent({ date: format.day(sentAt ?? at) })
  if (mail === 'due' && mailAt) return words.due({ time: format.time(mailAt) })
  if (mail === undefined || mail === 'due') return profileText.invitation.invited({ date: format.day(at) })
  return words[mail]
}
