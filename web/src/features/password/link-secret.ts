import { CallError } from '@auctionwiz/contracts/client'
import { useLocation } from 'react-router'

/** The secret of the mailed link that was opened: it follows the # so that no server or log sees it. Empty when it is missing. */
export const useLinkSecret = (): string => useLocation().hash.slice(1)

/** Whether the service refused the link itself. */
export const isLinkRejected = (error: unknown): boolean => error instanceof CallError && error.code === 'link_rejected'
