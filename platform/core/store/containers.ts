/** What belongs together in queries, batches and throughput shares a container; `docs/decisions/12-containers-by-family.md` says why. */
interface ContainerLayout {
  /** The fields of the partition key that say whose the documents are. */
  keys: readonly string[]
  /** A further level of the partition key. What belongs to the owner as a whole has `ownLevel` there. */
  level?: string
  /** Whether every document carries a `uniqueKey` (its id unless it says otherwise), unique in its partition: a bidder's is the email. */
  uniqueKey: boolean
}

/** All containers of a house have unique keys, which can't be added to a container later. */
const ofHouse = { keys: ['accountId', 'auctionHouseId'], uniqueKey: true } as const
const ofAccount = { keys: ['accountId'], uniqueKey: false } as const

/** The containers; `infra/cosmos.json` holds the same with indexes and lifetimes. */
export const containers = {
  bidders: ofHouse,
  auctions: { ...ofHouse, level: 'auctionId' },
  cases: ofHouse,
  inventory: ofHouse,
  accounts: ofAccount,
  work: ofAccount,
  identities: { keys: ['userId'], uniqueKey: false },
  people: { keys: ['bucket'], uniqueKey: false },
  throttles: { keys: ['key'], uniqueKey: false },
} as const satisfies Record<string, ContainerLayout>

export type ContainerName = keyof typeof containers

export const containerNames = Object.keys(containers) as ContainerName[]

const layoutOf = (name: ContainerName): ContainerLayout => containers[name]

/** The value of a further level of the key for what belongs to the owner as a whole. */
const ownLevel = 'own'

/** The fields of the whole partition key. */
export const partitionFields = (name: ContainerName): readonly string[] => {
  const { keys, level } = layoutOf(name)
  return level === undefined ? keys : [...keys, level]
}

/** The whole partition key of what belongs to an owner, such as a house, or to a part of the owner's, such as an auction. */
export const partitionKeyOf = (name: ContainerName, owner: readonly string[], part = ownLevel): readonly string[] => {
  if (layoutOf(name).level !== undefined) return [...owner, part]
  if (part !== ownLevel) throw new TypeError(`${name} has no parts`)
  return owner
}

/** Whether the same owners have documents in both. */
export const haveSameOwners = (one: ContainerName, other: ContainerName): boolean =>
  containers[one].keys.join() === containers[other].keys.join()

/** The containers in which houses have documents. */
export const houseContainers = containerNames.filter((name) => haveSameOwners(name, 'bidders'))

/** The fields that the store needs of a document in a container. */
export const placed = <D extends { id: string }>(name: ContainerName, partition: readonly string[], document: D): D => {
  const fields = Object.fromEntries(partitionFields(name).map((field, index) => [field, partition[index]]))
  return { ...(containers[name].uniqueKey && { uniqueKey: document.id }), ...document, ...fields }
}
