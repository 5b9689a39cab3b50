import { listMfaMethods } from '@auctionwiz/contracts/mfa'
import { Suspense, useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../../ui/lazy-part/prefetch.ts'
import rows from '../../../ui/Rows.module.css'
import { Section } from '../../../ui/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import { securityText } from '../messages.ts'
import { MethodRow } from './MethodRow.tsx'

const text = securityText.methods
const loadWizard = () => import('../wizard/MfaWizard.tsx')
const MfaWizard = lazyDialog(loadWizard)

/** Two-factor authentication: its status, its methods, and a button to add one. */
export const MethodsSection = () => {
  const { user } = useSignedIn()
  const { data, error, loading, reload } = useQuery(listMfaMethods, {})
  const [adding, setAdding] = useState(false)
  const methods = data?.methods ?? []
  const on = data ? methods.some(({ enabled }) => enabled) || (user.mfa.methods ?? []).includes('passkey') : user.mfa.enabled
  const warm = () => {
    prefetchDialog()
    prefetch(loadWizard)
  }
  return (
    <Section title={text.title} help={text.help} mark={<StatusDot tone={on ? 'good' : 'bad'}>{on ? text.on : text.off}</StatusDot>}>
      {loading && <SkeletonRows rows={2} columns={[180, 120, 88]} />}
      {error !== undefined && !data && <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />}
      {data && methods.length === 0 && <p>{on ? text.onlyPasskey : text.none}</p>}
      {methods.length > 0 && (
        <ul className={rows.list}>
          {methods.map((method) => (
            <MethodRow key={method.id} method={method} methods={methods} />
          ))}
        </ul>
      )}
      {data && (
        <Button look={on ? 'secondary' : 'primary'} onPointerEnter={warm} onFocus={warm} onClick={() => setAdding(true)}>
          {methods.length > 0 ? text.addAnother : text.setUp}
        </Button>
      )}
      {adding && (
        <Suspense>
          <MfaWizard onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}
