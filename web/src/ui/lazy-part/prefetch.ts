import { fetchPart } from './arrived.ts'

/** Fetches code and its texts before they are needed. A failure does not matter yet: opening the part fetches them again and says what is wrong. */
export const prefetch = (load: () => Promise<unknown>): void => {
  fetchPart(load).catch(() => undefined)
}
