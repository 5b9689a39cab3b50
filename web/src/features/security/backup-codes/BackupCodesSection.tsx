import { listMfaMethods } from '@auctionwiz/contracts/mfa'
import { useState } from 'react'
import { useData } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../components/Button.tsx'
import { ConfirmDialog, Dialog, prefetchDialog } from '../../../components/Dialog.tsx'
import { SkeletonRows } from '../../../components/Skeleton.tsx'
import { fill } from '../../../messages/index.ts'
import { securityText } from '../messages.ts'
import { Section } from '../Section.tsx'
import styles from './BackupCodes.module.css'
import { CodeList } from './CodeList.tsx'
import { CodesLeft } from './CodesLeft.tsx'
import { useNewCodes } from './use-new-codes.ts'

const text = securityText.backupCodes

/** How many backup codes are left, and making new ones. */
export const BackupCodesSection = () => {
  const { user } = useSignedIn()
  const format = useFormat()
  const { data, loading } = useData(listMfaMethods, {})
  const [asking, setAsking] = useState(false)
  const { busy, codes, generate, forget } = useNewCodes()
  const status = data?.backupCodes
  const on = user.mfa.enabled || (data?.methods.some(({ enabled }) => enabled) ?? false)
  const begin = () => (status?.generated ? setAsking(true) : void generate())
  return (
    <Section title={text.title} help={text.help} mark={status && on && <CodesLeft status={status} />}>
      {loading && <SkeletonRows rows={1} columns={[180]} />}
      {status && (
        <p className={styles.left}>
          {!on && text.needMethod}
          {on && !status.generated && text.never}
          {on && status.generated && fill(status.remaining === 1 ? text.oneLeft : text.left, { count: status.remaining })}{' '}
          {on && status.generatedAt && <span className={styles.since}>{fill(text.since, { date: format.date(status.generatedAt) })}</span>}
        </p>
      )}
      {data && (
        <Button busy={busy} reason={on ? undefined : text.needMethod} onPointerEnter={prefetchDialog} onClick={begin}>
          {busy ? text.making : status?.generated ? text.regenerate : text.make}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={text.regenerateTitle}
          confirmLabel={busy ? text.making : text.regenerate}
          busy={busy}
          onConfirm={() => void generate().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {text.regenerateHelp}
        </ConfirmDialog>
      )}
      {codes && (
        <Dialog title={text.newTitle} width={480} kind="alert" cancelLabel={text.kept} onClose={forget}>
          <CodeList codes={codes} />
        </Dialog>
      )}
    </Section>
  )
}
