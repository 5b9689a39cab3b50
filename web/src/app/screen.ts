import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { withTexts } from '../messages/catalogue.ts'

export interface Screen {
  Component: LazyExoticComponent<ComponentType>
  /** Prefetches the screen's code and texts, for example when its link is hovered. */
  load: () => Promise<unknown>
}

/** A screen in a separate chunk, with its texts. */
export const screen = (code: () => Promise<{ default: ComponentType }>): Screen => {
  const load = withTexts(code)
  return { Component: lazy(load), load }
}

/** The first view that most users see: prefetched with the shell. */
export const biddersScreen = screen(() => import('../features/bidders/BiddersScreen.tsx'))
