import type { erasePerson as endpoint } from '@auctionwiz/contracts/personal-data'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { eraseHeldPerson } from './erase-personal-data.ts'
import type { PersonFiles } from './person-files.ts'

/** Erases by an email address, also one that no bidder has any more. */
export const erasePerson =
  (ports: PersonFiles): UseCase<typeof endpoint> =>
  async ({ body: { email, reason } }, context) => {
    await eraseHeldPerson(ports, { email }, reason, context)
    return { success: true }
  }
