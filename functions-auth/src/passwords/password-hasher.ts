/** Turns passwords into hashes that describe themselves, and checks them. */
export interface PasswordHasher {
  /** `like` is a hash whose salt the new one reuses, so that `find` compares a password with both in one run. */
  hash(password: string, like?: string): Promise<string>
  /** Without a hash it does the same work and returns false, so that timing reveals nothing. Throws `busy` beyond capacity. */
  verify(password: string, hash: string | undefined): Promise<boolean>
  /** Which of several hashes with the salt of the first is the password's, at the work of one; -1 when none is, also without any. */
  find(password: string, hashes: readonly string[]): Promise<number>
  /** Whether a hash cost less than a new one would. */
  isOutdated?(hash: string): boolean
}
