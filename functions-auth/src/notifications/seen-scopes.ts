import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { notificationTopics } from '@auctionwiz/contracts/notification-kinds'
import { ownScope, topicScope } from '@auctionwiz/records/notifications'

/** Where a user sees notifications in this account: what is about them, and the topics of each house that their permissions there open. */
export const seenScopes = (claims: AccessClaims): string[] => [
  ownScope,
  ...Object.keys(claims.houses).flatMap((auctionHouseId) => {
    const permissions = permissionsIn(claims, auctionHouseId)
    return Object.entries(notificationTopics).flatMap(([topic, permission]) =>
      permission !== undefined && permissions.includes(permission) ? [topicScope(claims.accountId, auctionHouseId, topic)] : [],
    )
  }),
]
