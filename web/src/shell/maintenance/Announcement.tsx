import { type ReactNode, Suspense } from 'react'
import { useFreshFeatures } from '../../app/features.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'

const MaintenanceNotice = lazyPart(() => import('./MaintenanceNotice.tsx'))

/** Keeps the features of every screen up to date, and shows the maintenance that their answer names. */
export const Announcement = (): ReactNode => {
  const maintenance = useFreshFeatures()
  if (!maintenance) return null
  return (
    <Suspense fallback={null}>
      <MaintenanceNotice key={maintenance.from} {...maintenance} />
    </Suspense>
  )
}
