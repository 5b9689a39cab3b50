import type { exportPerson as endpoint } from '@auctionwiz/contracts/personal-data'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type ExportPorts, giveOut } from './export-personal-data.ts'

/** Gives out by an email address, also one that no bidder has any more. */
export const exportPerson =
  (ports: ExportPorts): UseCase<typeof endpoint> =>
  ({ body: { email } }, context) =>
    giveOut(ports, { email }, context)
