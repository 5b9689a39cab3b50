/**
 * The containers and the fields of their partition keys; `infra/cosmos.json` holds the same with indexes and lifetimes.
 * In `houses` every document carries a `uniqueKey` (its id unless it says otherwise), unique in the house: a bidder's is the e-mail.
 */
export const containers = {
  houses: { keys: ['accountId', 'auctionHouseId'], uniqueKey: true },
  accounts: { keys: ['accountId'], uniqueKey: false },
  identities: { keys: ['userId'], uniqueKey: false },
  people: { keys: ['bucket'], uniqueKey: false },
  throttles: { keys: ['key'], uniqueKey: false },
} as const satisfies Record<string, { keys: readonly string[]; uniqueKey: boolean }>

export type ContainerName = keyof typeof containers
