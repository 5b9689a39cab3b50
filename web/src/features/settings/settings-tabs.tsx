import type { Feature } from '@auctionwiz/contracts/features'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { settingsText as text } from './messages.ts'

/** What a tab knows of the address: `place` is what stands behind its own name, `go` leads there, without words back to the tab itself. */
export interface SettingsTabProps {
  place: readonly string[]
  go: (...place: string[]) => void
}

export interface SettingsTab {
  /** Its part of the address: `/settings/{id}`. */
  id: string
  label: string
  Component: LazyExoticComponent<ComponentType<SettingsTabProps>>
  /** Only accounts with this feature have the tab. */
  feature?: Feature
}

/** The tabs of the account settings, in their order; each is a chunk of its own. */
export const settingsTabs: readonly SettingsTab[] = [
  { id: 'houses', label: text.houses, Component: lazy(() => import('./HousesTab.tsx')) },
  { id: 'config', label: text.config, Component: lazy(() => import('./config/ConfigTab.tsx')) },
]
