import { CallError } from '@auctionwiz/contracts/client'
import type { ErrorCode } from '@auctionwiz/contracts/errors'

const codes: readonly (ErrorCode | undefined)[] = ['file_empty', 'file_type', 'file_unreadable', 'import_too_large', 'upload_too_large']

/** The service's problem with a sent file, shown where the file was chosen; undefined for any other failure. */
export const refusedFile = (error: unknown): string | undefined =>
  error instanceof CallError && codes.includes(error.code) ? error.message : undefined
