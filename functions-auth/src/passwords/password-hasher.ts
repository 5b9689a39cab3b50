/** Turns passwords into hashes that describe themselves, and checks them. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a hash the same work is done and the answer is no, so that timing tells nothing. Fails with `busy` beyond capacity. */
  verify(password: string, hash: string | undefined): Promise<boolean>
  /** Whether a hash cost less than a new one would. */
  isOutdated?(hash: string): boolean
}
