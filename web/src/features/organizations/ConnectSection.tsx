import { connectProvider, readProvider } from '@auctionwiz/contracts/organizations'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSession } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Section } from '../../ui/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../confirm/confirm-identity.ts'
import { organizationText } from './messages.ts'
import { useProviderAnswer } from './use-provider-answer.ts'

const text = organizationText.connect

/** Links the user to their identity at the organization's provider, in My Security. */
export const ConnectSection = () => {
  const session = useSession()
  const call = useCall()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const { data, error, loading, reload } = useQuery(readProvider, {})
  const connect = useProviderAnswer(
    'connect',
    async (token) => {
      await confirmed(() => call(connectProvider, { body: token }))
      refresh([readProvider])
      toast({ text: text.done })
    },
    text.failed,
  )
  return (
    <Section title={text.title} help={text.help}>
      {connect.part}
      {loading && <SkeletonRows rows={1} columns={[180, 120]} />}
      {error !== undefined && !data && <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />}
      {data && <p className={look('belowL')}>{data.connected ? text.connected : text.not}</p>}
      {data && !data.connected && (
        <Button busy={connect.busy} reason={session.isDemo ? organizationText.inDemo : undefined} onClick={connect.start}>
          {connect.busy ? text.busy : text.button}
        </Button>
      )}
      {data && !data.connected && session.isDemo && <p className={look('aboveXS', 'belowL', 'muted')}>{organizationText.inDemo}</p>}
      {connect.problem && (
        <p role="alert" className={look('aboveS', 'problem')}>
          {connect.problem}
        </p>
      )}
    </Section>
  )
}
