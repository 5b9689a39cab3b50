import { type BackupCodeStatus, listMfaMethods } from '@auctionwiz/contracts/mfa'
import { useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { Dialog, prefetchDialog } from '../../../ui/Dialog.tsx'
import { look } from '../../../ui/look.ts'
import { Section } from '../../../ui/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { securityText } from '../messages.ts'
import { CodeList } from './CodeList.tsx'
import { useNewCodes } from './use-new-codes.ts'

const text = securityText.backupCodes

/** The number of backup codes left, and a button to generate new ones. */
export const BackupCodesSection = () => {
  const { user } = useSignedIn()
  const format = useFormat()
  const { data, loading } = useQuery(listMfaMethods, {})
  const [asking, setAsking] = useState(false)
  const { busy, codes, generate, forget } = useNewCodes()
  const status = data?.backupCodes
  const on = user.mfa.enabled || (data?.methods.some(({ enabled }) => enabled) ?? false)
  const begin = () => (status?.generated ? setAsking(true) : void generate())
  return (
    <Section title={text.title} help={text.help} mark={status && on && <CodesLeft status={status} />}>
      {loading && <SkeletonRows rows={1} columns={[180]} />}
      {status && (
        <p className={look('belowL')}>
          {!on && text.needMethod}
          {on && !status.generated && text.never}
          {on && status.generated && text.left({ count: status.remaining })}{' '}
          {on && status.generatedAt && <span className={look('muted')}>{text.since({ date: format.date(status.generatedAt) })}</span>}
        </p>
      )}
      {data && (
        <Button busy={busy} reason={on ? undefined : text.needMethod} onPointerEnter={prefetchDialog} onClick={begin}>
          {busy ? text.making : status?.generated ? text.regenerate : text.make}
        </Button>
      )}
      {(asking || codes) && (
        // One dialog for the question and the codes: a second dialog right after the first would be hidden from screen readers.
        <Dialog
          title={codes ? text.newTitle : text.regenerateTitle}
          width={480}
          kind="alert"
          {...(codes ? { cancelLabel: text.kept } : {})}
          onClose={() => {
            setAsking(false)
            if (codes) forget()
          }}
          actions={
            !codes && (
              <Button look="danger" busy={busy} onClick={() => void generate()}>
                {busy ? text.making : text.regenerate}
              </Button>
            )
          }
        >
          {codes ? <CodeList codes={codes} /> : text.regenerateHelp}
        </Dialog>
      )}
    </Section>
  )
}

/** With this many codes or fewer the user should generate new ones. */
const low = 2

/** A badge when the backup codes run out. */
const CodesLeft = ({ status: { generated, remaining } }: { status: BackupCodeStatus }) => {
  if (!generated || remaining > low) return null
  return (
    <span
      className={classes(
        look('padTag', 'caption', 'plain', 'rounded'),
        remaining === 0 ? look('problem', 'tintLow') : look('warning', 'tintMedium'),
      )}
    >
      {remaining === 0 ? text.noneLeft : text.low}
    </span>
  )
}
