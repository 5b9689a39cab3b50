import { domainMailboxes, type Organization, proveDomain, readOrganization, sendDomainCode } from '@auctionwiz/contracts/organizations'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../confirm/confirm-identity.ts'
import { useAction } from '../confirm/use-action.ts'
import { organizationText } from './messages.ts'
import styles from './Organization.module.css'

const text = organizationText.prove

/** Emails a code to the domain's administrators and asks for it. */
export const ProveDomain = ({ organization: { domain } }: { organization: Organization }) => {
  const call = useCall()
  const store = useStore()
  const confirmed = useConfirmed()
  const sending = useAction()
  const proving = useAction()
  const [mailbox, setMailbox] = useState<(typeof domainMailboxes)[number]>('postmaster')
  const [sentTo, setSentTo] = useState<string>()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)

  const send = async () => {
    const done = await sending.run(() => confirmed(() => call(sendDomainCode, { body: { mailbox } })), text.sendFailed)
    if (done) setSentTo(`${mailbox}@${domain}`)
  }
  const prove = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!code.trim())
    if (!code.trim() || proving.busy) return
    await proving.run(async () => {
      const answer = await confirmed(() => call(proveDomain, { body: { code } }))
      toast({ text: text.done({ domain }) })
      store(readOrganization, {}, answer)
    }, text.failed)
  }
  return (
    <Section title={text.title} help={text.help({ domain })}>
      <div className={classes(look('grid', 'gapLines', 'top'), styles.sendCode)}>
        <Field label={text.mailbox}>
          <Select value={mailbox} onChange={({ target }) => setMailbox(target.value as typeof mailbox)}>
            {domainMailboxes.map((each) => (
              <option key={each} value={each}>
                {`${each}@${domain}`}
              </option>
            ))}
          </Select>
        </Field>
        <Button busy={sending.busy} onClick={() => void send()}>
          {sending.busy ? text.sending : text.send}
        </Button>
      </div>
      <p role="status" className={look('aboveXS', 'belowL', 'muted')}>
        {sentTo && text.sent({ mailbox: sentTo })}
      </p>
      <form noValidate className={classes(look('grid', 'gapLines', 'top'), styles.sendCode)} onSubmit={(event) => void prove(event)}>
        <Field label={text.code} error={missing ? text.codeNeeded : undefined}>
          <TextInput maxLength={64} spellCheck={false} autoComplete="off" value={code} onChange={({ target }) => setCode(target.value)} />
        </Field>
        <Button type="submit" look="primary" busy={proving.busy}>
          {proving.busy ? text.busy : text.submit}
        </Button>
      </form>
    </Section>
  )
}
