import type { endMySession as endpoint } from '@auctionwiz/contracts/sessions'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { endOneSession } from './end-one-session.ts'

export const endMySession =
  (parts: Pick<Deps, 'people' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    await endOneSession(parts, { userId: context.claims.userId, sessionId: params.id }, context)
    return { success: true }
  }
