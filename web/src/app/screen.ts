import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface Screen {
  Component: LazyExoticComponent<ComponentType>
  /** Fetches the screen's code ahead of its need, as when its link is hovered. */
  load: () => Promise<unknown>
}

/** A screen that is a chunk of its own. */
export const screen = (load: () => Promise<{ default: ComponentType }>): Screen => ({ Component: lazy(load), load })

/** The first view that most people see: part of the shell, and fetched ahead of it. */
export const biddersScreen = screen(() => import('../features/bidders/BiddersScreen.tsx'))
