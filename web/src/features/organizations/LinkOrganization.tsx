import { linkOrganization, readOrganization, readProvider } from '@auctionwiz/contracts/organizations'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh, useStore } from '../../app/calls/use-mutation.ts'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../confirm/confirm-identity.ts'
import { organizationText } from './messages.ts'
import { useProviderAnswer } from './use-provider-answer.ts'

const text = organizationText.link

/** The first step of a link: the owner signs in at the organization, which proves its tenant. */
export const LinkOrganization = () => {
  const session = useSession()
  const { account } = useSignedIn()
  const call = useCall()
  const store = useStore()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const link = useProviderAnswer(
    'link',
    async (token) => {
      const answer = await confirmed(() => call(linkOrganization, { body: token }))
      toast({ text: text.done })
      refresh([readProvider])
      store(readOrganization, {}, answer)
    },
    text.failed,
  )
  return (
    <Section title={text.title} help={text.help}>
      {link.part}
      <p className={look('belowL')}>{text.none({ account: account.name })}</p>
      <Button look="primary" busy={link.busy} reason={session.isDemo ? organizationText.inDemo : undefined} onClick={link.start}>
        {link.busy ? text.busy : text.button}
      </Button>
      {session.isDemo && <p className={look('aboveXS', 'belowL', 'muted')}>{organizationText.inDemo}</p>}
      {link.problem && (
        <p role="alert" className={look('aboveS', 'problem')}>
          {link.problem}
        </p>
      )}
    </Section>
  )
}
