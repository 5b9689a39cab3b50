import type { readPublicKeys as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { TokenIssuer } from './token-issuer.ts'

export const readPublicKeys =
  (tokens: TokenIssuer): UseCase<typeof endpoint> =>
  async () => ({ keys: await tokens.publicKeys() })
