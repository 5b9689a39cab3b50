import type { BulkAction } from '@auctionwiz/contracts/bulk'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import type { UndoDocument } from '@auctionwiz/records/bidder-undos'
import { statusPermissions } from './status-permissions.ts'

/** Permissions to undo another user's change, besides the one to change many: all that such a change may need. */
const needed: Record<BulkAction['kind'], readonly Permission[]> = {
  status: statusPermissions,
  tags: ['bidders:edit'],
  delete: ['bidders:delete'],
}

interface Made {
  by: string
  action: Pick<BulkAction, 'kind'>
}

/** The permission that the caller lacks to undo a change. Who may change many may undo what they changed themselves. */
export const lackingToUndo = ({ by, action }: Made, { can, claims }: Pick<HouseContext, 'can' | 'claims'>): Permission | undefined =>
  by === claims.userId ? undefined : needed[action.kind].find((permission) => !can(permission))

/** Fails with forbidden. */
export const requireUndo = (document: UndoDocument | undefined, context: HouseContext): void => {
  if (!document) return
  const lacks = lackingToUndo({ by: document.by, action: { kind: kindOf(document) } }, context)
  if (lacks) throw forbidden(lacks)
}

const kindOf = ({ entries: [entry] }: UndoDocument): BulkAction['kind'] => {
  if (entry && 'bidder' in entry) return 'delete'
  return entry && 'status' in entry.before ? 'status' : 'tags'
}
