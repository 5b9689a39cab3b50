import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { Suspense } from 'react'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Notice } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { PageScroll } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ConfirmIdentity } from '../confirm/ConfirmIdentity.tsx'
import { BackupCodesSection } from './backup-codes/BackupCodesSection.tsx'
import { securityText as text } from './messages.ts'
import { MethodsSection } from './methods/MethodsSection.tsx'

const PasskeysSection = lazyPart(async () => ({ default: (await import('./passkeys/PasskeysSection.tsx')).PasskeysSection }))
const Below = lazyPart(() => import('./MySecurityBelow.tsx'))

/** The security settings of the user's own sign-in. */
const MySecurity = () => {
  const { user, viewing } = useSignedIn()
  if (!viewing) return <Sections />
  return (
    <Notice icon={<LockClosed24Regular />} title={text.notWhileViewing({ name: user.name })}>
      {text.notWhileViewingHelp({ name: user.name })}
    </Notice>
  )
}

const Sections = () => (
  <ConfirmIdentity>
    <PageScroll padded>
      <MethodsSection />
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <PasskeysSection />
      </Suspense>
      <BackupCodesSection />
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <Below />
      </Suspense>
    </PageScroll>
  </ConfirmIdentity>
)

export default MySecurity
