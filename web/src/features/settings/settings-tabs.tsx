import type { Feature } from '@auctionwiz/contracts/features'
import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'

/** A tab's part of the address: `place` is the segment after its name; `go` navigates to one, or without an argument to the tab itself. */
export interface SettingsTabProps {
  place: readonly string[]
  go: (...place: string[]) => void
}

export interface SettingsTab {
  /** Its path segment, `/settings/{id}`, and its key in the texts. */
  id: 'houses' | 'apis' | 'config'
  Component: ComponentType<SettingsTabProps>
  /** Only accounts with this feature have the tab. */
  feature?: Feature
}

/** The tabs of the account settings, in order; each is a separate chunk. */
export const settingsTabs: readonly SettingsTab[] = [
  { id: 'houses', Component: lazyPart(() => import('./HousesTab.tsx')) },
  { id: 'apis', Component: lazyPart(() => import('./apis/ApisTab.tsx')) },
  { id: 'config', Component: lazyPart(() => import('./config/ConfigTab.tsx')) },
]
