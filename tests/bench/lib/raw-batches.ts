import type { Container, OperationInput } from '@azure/cosmos'

/** Requests that are under way at the same time: more made the endpoint no faster. */
const inFlight = 4
const batchSize = 100

/** Creates documents of one partition in transactional batches of 100 through the SDK alone. @returns milliseconds. */
export const writeRaw = async (container: Container, partition: [string, string], documents: readonly object[]): Promise<number> => {
  const batches = Array.from({ length: Math.ceil(documents.length / batchSize) }, (_, index) =>
    documents
      .slice(index * batchSize, (index + 1) * batchSize)
      .map((resourceBody) => ({ operationType: 'Create', resourceBody }) as OperationInput),
  )
  const started = performance.now()
  const queue = batches.values()
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const batch of queue) {
        const { code, result } = await container.items.batch(batch, [...partition])
        if (code !== 200) throw new Error(`a raw batch was answered ${code}: ${JSON.stringify(result?.[0])}`)
      }
    }),
  )
  return performance.now() - started
}
