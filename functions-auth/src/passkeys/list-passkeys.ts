import type { listPasskeys as endpoint } from '@auctionwiz/contracts/passkeys'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { presentPasskey, readPasskeys } from './passkeys.ts'

export const listPasskeys =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async (_input, { claims: { userId } }) => ({ passkeys: (await readPasskeys(people.partition(userId))).map(presentPasskey) })
