import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface Screen {
  Component: LazyExoticComponent<ComponentType>
  /** Prefetches the screen's code, for example when its link is hovered. */
  load: () => Promise<unknown>
}

/** A screen in a separate chunk. */
export const screen = (load: () => Promise<{ default: ComponentType }>): Screen => ({ Component: lazy(load), load })

/** The first view that most users see: prefetched with the shell. */
export const biddersScreen = screen(() => import('../features/bidders/BiddersScreen.tsx'))
