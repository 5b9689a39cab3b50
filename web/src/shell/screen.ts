import type { ComponentType } from 'react'
import { withTexts } from '../messages/catalogue.ts'
import { lazyPage } from '../ui/lazy-part/lazy-part.tsx'

export interface Screen {
  Component: ComponentType
  /** Prefetches the screen's code and texts, for example when its link is hovered. */
  load: () => Promise<unknown>
}

type Load = () => Promise<{ default: ComponentType }>

/** A screen in a separate chunk, with its texts, inside the shell. */
export const screen = (load: Load): Screen => ({ Component: lazyPage(load), load: withTexts(load) })

/** A screen without the shell around it. */
export const outerScreen = (load: Load): Screen => ({ Component: lazyPage(load, { outer: true }), load: withTexts(load) })

/** The first view that most users see: prefetched with the shell. */
export const biddersScreen = screen(() => import('../features/bidders/BiddersScreen.tsx'))
