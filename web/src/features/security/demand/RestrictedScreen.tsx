import { Suspense, useEffect, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { useSession, useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { Toasts } from '../../../ui/Toasts.tsx'
import { ConfirmIdentity } from '../../confirm/ConfirmIdentity.tsx'
import { SignInLayout } from '../../sign-in/SignInLayout.tsx'
import { AddPasskey } from '../passkeys/AddPasskey.tsx'
import styles from './Demand.module.css'
import { ElsewhereAccounts } from './ElsewhereAccounts.tsx'
import { MakeCodes } from './MakeCodes.tsx'
import { demandText } from './messages.ts'
import { settleDemand } from './settle-demand.ts'

const text = demandText.restricted
const MfaWizard = lazyPart(() => import('../wizard/MfaWizard.tsx'))

/** Replaces the app while an account's required second factor is overdue: setting it up opens the account. */
const RestrictedScreen = () => {
  const session = useSession()
  const { user, account, mfa } = useSignedIn()
  const format = useFormat()
  const [setting, setSetting] = useState(false)
  // The rules may have changed since the account was entered; if they can't be loaded, the known ones apply.
  useEffect(() => void settleDemand(session).catch(() => undefined), [session])
  if (!mfa) return null
  return (
    <SignInLayout title={text.title}>
      <ConfirmIdentity>
        <div className={look('stack', 'upToFull', 'gapL', 'tallControls', 'wide400')}>
          <h1 className={look('figure')}>{text.title}</h1>
          <p className={look('muted', 'breaks')}>
            {text.who} {user.email}
          </p>
          <p>{(mfa.reset ? text.reset : text.why[mfa.missing])({ account: account.name, date: format.date(mfa.requiredBy) })}</p>
          {mfa.missing === 'method' && user.mfa.enabled && <p>{text.unaccepted({ account: account.name })}</p>}
          {mfa.missing === 'backup_codes' ? (
            <MakeCodes />
          ) : (
            <>
              <Button look="primary" wide onClick={() => setSetting(true)}>
                {demandText.action.method}
              </Button>
              <AddPasskey />
            </>
          )}
          <ElsewhereAccounts />
          <Button look="subtle" className={styles.logout} onClick={() => session.logout()}>
            {text.logout}
          </Button>
          {setting && (
            <Suspense>
              <MfaWizard onClose={() => setSetting(false)} />
            </Suspense>
          )}
        </div>
      </ConfirmIdentity>
      <Toasts />
    </SignInLayout>
  )
}

export default RestrictedScreen
