import type { readPasswordPolicy as endpoint } from '@auctionwiz/contracts/passwords'
import { passwordMaximum, passwordMinimum } from '@auctionwiz/domain/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'

/** The hint reads as people expect it; only length and the blocklist are enforced. */
export const readPasswordPolicy: UseCase<typeof endpoint> = async () => ({
  minimumLength: passwordMinimum,
  maximumLength: passwordMaximum,
  composition: false,
  blocklist: true,
  hint: '8+ characters with uppercase, lowercase, number and special character',
})
