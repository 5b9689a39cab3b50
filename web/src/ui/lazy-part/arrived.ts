import type { ComponentType } from 'react'
import { withTexts } from '../../messages/catalogue.ts'

type Load = () => Promise<unknown>

const arrived = new WeakMap<Load, unknown>()

/** Fetches code and its texts, and keeps the code for the first opening. */
export const fetchPart = async (load: Load): Promise<void> => {
  arrived.set(load, await withTexts(load)())
}

/** The component of a part that has arrived; undefined before. */
export const arrivedPart = <P>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> | undefined =>
  (arrived.get(load) as { default: ComponentType<P> } | undefined)?.default
