import type { Auction } from '@auctionwiz/contracts/auctions'
import { autoInviteAll, leftOutReasons, previewAutoInvite } from '@auctionwiz/contracts/bidder-assessments'
import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Textarea } from '../../ui/Textarea.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'
import { assessmentText as text } from './messages.ts'
import { invitationCalls } from './use-inviting.ts'

interface AutoInviteAllProps {
  auction: Auction
  /** Whether text messages can be sent. */
  texts: boolean
  initialChannel: ConsentChannel
  onClose: () => void
}

/** Asks before everyone recommended is invited: how many, and who is left out and why. */
const AutoInviteAll = ({ auction, texts, initialChannel, onClose }: AutoInviteAllProps) => {
  const [channel, setChannel] = useState(initialChannel)
  const [message, setMessage] = useState('')
  const params = { auctionId: auction.id }
  const {
    data: counted,
    error: notCounted,
    reload,
  } = useQuery(previewAutoInvite, { params, query: { channel } }, { revalidateIfStale: true })
  const { change, busy, error } = useMutation(autoInviteAll, { refreshes: [...invitationCalls, previewAutoInvite] })
  const format = useFormat()
  const submit = async () => {
    if (busy || !counted || (counted.invite === 0 && !counted.more)) return
    if (!(await change({ params, body: { channel, ...(message.trim() && { message }) } }))) return
    toast({ text: text.started })
    onClose()
  }
  const byText = { more: text.willTextMore, all: text.willText }
  const words = channel === 'text' ? byText : { more: text.willInviteMore, all: text.willInvite }
  const { autoInviteThreshold: threshold } = auction
  const leftOut = leftOutReasons.flatMap((reason) => {
    const count = counted?.leftOut[reason] ?? 0
    return count > 0 ? [{ reason, count }] : []
  })
  return (
    <Dialog
      kind="alert"
      title={text.confirmTitle}
      width={480}
      onClose={onClose}
      dirty={message !== ''}
      onSubmit={() => void submit()}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={!counted || (counted.invite === 0 && !counted.more)}>
          {counted?.more ? text.confirmMore : text.confirm({ count: counted?.invite ?? 0 })}
        </Button>
      }
    >
      {notCounted !== undefined && !counted && <ErrorState compact title={text.countFailed} error={notCounted} onRetry={reload} />}
      {!counted && notCounted === undefined && <p role="status">{text.counting}</p>}
      {counted && (
        <div className={look('stack', 'gapM', 'belowL')} role="status">
          <p>{counted.more ? words.more({ count: format.number(counted.invite) }) : words.all({ count: counted.invite })}</p>
          {threshold &&
            (threshold.useNationalScore ? (
              <p>{text.threshold({ name: text.scores.national, score: String(threshold.nationalScore) })}</p>
            ) : (
              <p>{text.thresholdLocal({ name: text.scores.local, score: String(threshold.localScore) })}</p>
            ))}
          {leftOut.length > 0 && (
            <div>
              <p className={look('strong')}>{text.leftOutTitle}</p>
              <dl>
                {leftOut.map(({ reason, count }) => (
                  <div key={reason} className={look('row', 'between', 'gapL')}>
                    <dt>{text.leftOut[reason]}</dt>
                    <dd className={look('numbers')}>{format.number(count)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      )}
      <div className={look('belowL')}>
        <ChannelChoice channel={channel} texts={texts} onChange={setChannel} />
      </div>
      <Field label={text.message} hint={text.messageHint} optional>
        <Textarea rows={4} maxLength={2000} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
    </Dialog>
  )
}

export default AutoInviteAll
