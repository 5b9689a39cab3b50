import { withTexts } from '../../messages/catalogue.ts'

/** Fetches code and its texts before they are needed. A failure does not matter yet: opening the part fetches them again and says what is wrong. */
export const prefetch = (load: () => Promise<unknown>): void => {
  withTexts(load)().catch(() => undefined)
}
