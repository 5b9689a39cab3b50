import { fill } from '../../../messages/index.ts'
import { securityText } from '../messages.ts'

export const codesFileName = 'auctionwiz-backup-codes.txt'

/** Backup codes as a text file: whose they are, how they are used, one a line. */
export const codesFile = (codes: readonly string[], email: string): string =>
  [fill(securityText.backupCodes.fileHead, { email }), securityText.backupCodes.fileHelp, '', ...codes, ''].join('\r\n')
