import { type NetworkSharing, readNetworkSharing, saveNetworkSharing } from '@auctionwiz/contracts/network'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { scoringText } from './messages.ts'

/** Whether the account publishes anonymous facts for the platform's score; its owner decides, if the subscription allows a choice. */
export const Sharing = () => {
  const { data, error } = useQuery(readNetworkSharing, {})
  return (
    <section aria-labelledby="sharing-title" className={look('stack', 'top', 'gapS')}>
      <h3 className={look('body')} id="sharing-title">
        {scoringText.sharing}
      </h3>
      <p className={look('note')}>{scoringText.sharingHint}</p>
      {data ? (
        <Choice sharing={data} />
      ) : error === undefined ? (
        <SkeletonRows rows={1} columns={[240]} />
      ) : (
        <p role="alert">{errorMessage(error)}</p>
      )}
    </section>
  )
}

const Choice = ({ sharing: state }: { sharing: NetworkSharing }) => {
  const { sharing, rule, changedAt, changedBy, version } = state
  const format = useFormat()
  const { access } = useSignedIn()
  const { change, busy, error } = useMutation(saveNetworkSharing, {
    refreshes: [readNetworkSharing],
    onDone: (answer) => toast({ text: answer.sharing ? scoringText.sharingOn : scoringText.sharingOff }),
  })
  const reason = rule === 'required' ? scoringText.sharingRequired : access.accountRole === 'owner' ? undefined : scoringText.sharingOwner
  return (
    <>
      <Switch
        checked={sharing}
        disabled={reason !== undefined || busy}
        aria-describedby="sharing-note"
        onChange={(event) => void change({ body: { sharing: event.target.checked, version } })}
      >
        {scoringText.share}
      </Switch>
      <p id="sharing-note" className={look('note')}>
        {reason ?? (rule === 'encouraged' ? scoringText.sharingEncouraged : scoringText.sharingOptional)}
        {changedAt !== undefined && ` ${scoringText.sharingChanged({ date: format.dateTime(changedAt), by: changedBy ?? '' })}`}
      </p>
      <Participation {...state} />
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </>
  )
}

/** Whether the account takes part in the network of scores; if not, why, and what to do. */
const Participation = ({ sharing, takesPart, lookups }: NetworkSharing) => {
  const format = useFormat()
  if (takesPart)
    return (
      <p className={look('note')}>
        {scoringText.takesPart({ used: format.number(lookups.used), allowed: format.number(lookups.allowed) })}
      </p>
    )
  return (
    <p className={look('note')}>
      {sharing ? scoringText.notVerified : scoringText.notSharing}{' '}
      {sharing && <AppLink to={`${paths.security}/organization`}>{scoringText.proveDomain}</AppLink>}
    </p>
  )
}
