/** The checksum of a file that is too large to be held. */
export interface Checksum {
  add(bytes: Uint8Array): void
  /** In hexadecimal, once, when all was added. */
  hex(): string | Promise<string>
}
