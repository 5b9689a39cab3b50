import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** The view that a user's list opens with. */
export interface DefaultView extends StoredDocument {
  type: 'defaultView'
  viewId?: string
}

export const defaultViewId = (userId: string): string => `defaultView:${userId}`
