/** Base64 as the service writes it in resource ids: `/` becomes `-`. */
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('/', '-')

/** Resource id of a database: four bytes. */
export function databaseRid(number: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return encode(bytes)
}

/** Resource id of a container: the database's four bytes and four for the container. Eight bytes, as the SDK's session container demands. */
export function containerRid(database: number, number: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(database)
  bytes.writeUInt32BE((number | 0x8000_0000) >>> 0, 4)
  return encode(bytes)
}

/** A function that gives items of one container their resource ids (sixteen bytes); the first eight are prepared once. */
export function itemRids(database: number, container: number): (number: number) => string {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32BE(database)
  bytes.writeUInt32BE((container | 0x8000_0000) >>> 0, 4)
  return (number) => {
    bytes.writeBigUInt64LE(BigInt(number), 8)
    return encode(bytes)
  }
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/**
 * ETag of one version of a resource, in the service's form of a quoted GUID. It carries the container's number and the
 * log sequence number, neither of which is ever given twice, so no two versions in a file share one.
 */
export function etagOf(owner: number, lsn: number): string {
  return `"${hex(owner, 8)}-0000-4000-8000-${hex(lsn, 12)}"`
}
