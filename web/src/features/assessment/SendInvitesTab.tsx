import type { BidderAssessment } from '@auctionwiz/contracts/bidder-assessments'
import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Textarea } from '../../ui/Textarea.tsx'
import { RecommendationMark } from './assessed-columns.tsx'
import { type Selected, toggled } from './assessment-state.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { assessmentText as text } from './messages.ts'
import type { Inviting, LastSend } from './use-inviting.ts'

interface SendInvitesTabProps {
  selected: Selected
  onSelect: (change: (selected: Selected) => Selected) => void
  inviting: Inviting
  /** Whether text messages can be sent. */
  texts: boolean
}

/** Who is selected, what the email says, and what became of the last sending. */
export const SendInvitesTab = ({ selected, onSelect, inviting, texts }: SendInvitesTabProps) => {
  const { channel, setChannel, message, setMessage, error, last } = inviting
  return (
    <div className={look('stack', 'gapL')}>
      <div role="status" className={error === undefined && !last ? 'visually-hidden' : undefined}>
        {error !== undefined && <p>{text.sendFailed({ problem: errorMessage(error) })}</p>}
        {last && <Sent last={last} />}
      </div>
      {selected.size === 0 ? (
        <EmptyState compact title={text.nobodyTitle}>
          {text.nobodyText}
        </EmptyState>
      ) : (
        <>
          <ChannelChoice channel={channel} texts={texts} onChange={setChannel} />
          <Field label={text.message} hint={text.messageHint} optional>
            <Textarea rows={4} maxLength={2000} value={message} onChange={({ target }) => setMessage(target.value)} />
          </Field>
          <section aria-label={text.toInvite}>
            <h3 className={look('heading', 'belowS')}>{text.toInvite}</h3>
            <ul>
              {[...selected.values()].map((row) => (
                <li key={row.id} className={look('row', 'gapS', 'tall40', 'lineBelow')}>
                  <span className={look('grow', 'cutText')}>
                    <span className={look('strong')}>{row.name}</span> <span className={look('note')}>{row.bidderNumber}</span>
                  </span>
                  <Reach row={row} channel={channel} />
                  <Button
                    look="subtle"
                    small
                    icon={<Dismiss16Regular />}
                    aria-label={text.remove({ name: row.name })}
                    onClick={() => onSelect((before) => toggled(before, row))}
                  />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  )
}

/** The recommendation, or why the chosen channel does not reach the bidder. */
const Reach = ({ row, channel }: { row: BidderAssessment; channel: ConsentChannel }) => {
  const { unreachable, untextable } = row
  if (channel === 'email' && unreachable) return <span className={look('note')}>{text.unreachable[unreachable]}</span>
  if (channel === 'text' && untextable) return <span className={look('note')}>{text.untextable[untextable]}</span>
  return <RecommendationMark recommendation={row.recommendation} />
}

/** Those who were not invited are named, each with the reason. */
const Sent = ({ last: { answer, count, names } }: { last: LastSend }) => (
  <div className={look('stack', 'gapXS')}>
    <p className={look('strong')}>{answer.job ? text.inBackground({ count }) : text.sent({ count: answer.invited })}</p>
    {answer.already > 0 && <p>{text.already({ count: answer.already })}</p>}
    {answer.refused.length > 0 && (
      <>
        <p>{text.refused}</p>
        <ul className={look('indent')}>
          {answer.refused.map(({ bidderId, reason }) => (
            <li key={bidderId}>
              {names.get(bidderId) ?? bidderId}: {reason}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
