/** Limits of Azure Cosmos DB for NoSQL that the endpoint enforces, so that what passes here passes there. */
export const limits = {
  itemBytes: 2 * 1024 * 1024,
  requestBytes: 2 * 1024 * 1024,
  batchOperations: 100,
  patchOperations: 10,
  nesting: 128,
  idBytes: 1023,
  resourceIdLength: 255,
  partitionKeyBytes: 101,
  largePartitionKeyBytes: 2048,
  partitionKeyLevels: 3,
  queryBytes: 512 * 1024,
  pageBytes: 4 * 1024 * 1024,
  uniqueKeys: 10,
  uniqueKeyPaths: 16,
  compositeProperties: 8,
  compositeIndexes: 100,
  timeToLiveSeconds: 2_147_483_647,
} as const

/** Number of items of a page when the request names none (`x-ms-max-item-count` missing or -1). */
export const defaultPage = 100

/** The account key that Microsoft publishes for its emulator; no secret. */
export const emulatorKey = 'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw=='
