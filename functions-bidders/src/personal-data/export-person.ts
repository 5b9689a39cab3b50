import type { exportPerson as endpoint } from '@auctionwiz/contracts/personal-data'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { giveOut } from './export-personal-data.ts'
import type { PersonFiles } from './person-files.ts'

/** Gives out by an email address, also one that no bidder has any more. */
export const exportPerson =
  (ports: PersonFiles): UseCase<typeof endpoint> =>
  ({ body: { email } }, context) =>
    giveOut(ports, { email }, context)
