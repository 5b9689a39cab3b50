const digits = 11
const buckets = 1 << digits

/** Keys with their records, and a second buffer of that size for sorting. */
export interface KeyBuffers {
  keys: Uint32Array
  owners: Int32Array
  spareKeys: Uint32Array
  spareOwners: Int32Array
}

export const keyBuffers = (length: number): KeyBuffers => ({
  keys: new Uint32Array(length),
  owners: new Int32Array(length),
  spareKeys: new Uint32Array(length),
  spareOwners: new Int32Array(length),
})

/** Sorts the first `length` keys with their records by three passes of counting; records of one key keep their order. */
export const sortKeys = (buffers: KeyBuffers, length: number): void => {
  const counts = new Int32Array(buckets)
  for (let shift = 0; shift < 32; shift += digits) {
    const { keys, owners, spareKeys, spareOwners } = buffers
    counts.fill(0)
    for (let index = 0; index < length; index += 1) {
      const digit = ((keys[index] ?? 0) >>> shift) & (buckets - 1)
      counts[digit] = (counts[digit] ?? 0) + 1
    }
    let start = 0
    for (let digit = 0; digit < buckets; digit += 1) {
      const count = counts[digit] ?? 0
      counts[digit] = start
      start += count
    }
    for (let index = 0; index < length; index += 1) {
      const key = keys[index] ?? 0
      const digit = (key >>> shift) & (buckets - 1)
      const place = counts[digit] ?? 0
      counts[digit] = place + 1
      spareKeys[place] = key
      spareOwners[place] = owners[index] ?? 0
    }
    buffers.keys = spareKeys
    buffers.owners = spareOwners
    buffers.spareKeys = keys
    buffers.spareOwners = owners
  }
}
