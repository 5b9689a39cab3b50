import { CallError } from '@auctionwiz/contracts/client'
import type { ErrorCode } from '@auctionwiz/contracts/errors'

const codes: readonly (ErrorCode | undefined)[] = ['file_empty', 'file_type', 'file_unreadable', 'import_too_large', 'upload_too_large']

/** What the service found wrong with a file that was sent, to be said where it was chosen; undefined for every other failure. */
export const refusedFile = (error: unknown): string | undefined =>
  error instanceof CallError && codes.includes(error.code) ? error.message : undefined
