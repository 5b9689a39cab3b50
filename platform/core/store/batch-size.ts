/**
 * Bytes of JSON that the large documents of one batch have together at most. The store takes 2 MB; what undoes a change, its audit event and the
 * record of its work have room in the rest.
 */
export const batchBytes = 1_250_000

const encoder = new TextEncoder()

/** Bytes of a value as JSON in UTF-8. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).byteLength

/**
 * Splits what is to be written into batches, in its order: each of at most `most` items, and of at most `batchBytes` unless a single item has more.
 * @param sizeOf bytes that an item adds to its batch
 */
export const batchesOf = <T>(items: readonly T[], most: number, sizeOf: (item: T) => number): T[][] => {
  const batches: T[][] = []
  let batch: T[] = []
  let bytes = 0
  for (const item of items) {
    const size = sizeOf(item)
    if (batch.length > 0 && (batch.length >= most || bytes + size > batchBytes)) {
      batches.push(batch)
      batch = []
      bytes = 0
    }
    batch.push(item)
    bytes += size
  }
  return batch.length > 0 ? [...batches, batch] : batches
}
