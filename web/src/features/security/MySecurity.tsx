import { lazy, Suspense } from 'react'
import { PageScroll } from '../../components/Page.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { BackupCodesSection } from './backup-codes/BackupCodesSection.tsx'
import { ConfirmIdentity } from './confirm/ConfirmIdentity.tsx'
import { MethodsSection } from './methods/MethodsSection.tsx'

const PasskeysSection = lazy(() => import('../passkeys/PasskeysSection.tsx').then((module) => ({ default: module.PasskeysSection })))
const Below = lazy(() => import('./MySecurityBelow.tsx'))

/** What a person can see and do about the safety of their own user. */
const MySecurity = () => (
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
