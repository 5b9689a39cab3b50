import { CallError } from '@auctionwiz/contracts/client'

/** Whether the service rejected the link itself. */
export const isLinkRejected = (error: unknown): boolean => error instanceof CallError && error.code === 'link_rejected'
