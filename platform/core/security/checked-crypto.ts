import * as z from 'zod/mini'
import type { Logger } from '../logging/logger.ts'
import { record } from '../records/record.ts'
import { recordsOf } from '../records/writer.ts'
import { partitionOf } from '../store/partition.ts'
import { retryConflicts } from '../store/retry-conflicts.ts'
import type { DocumentStore } from '../store/store.ts'
import type { KeyedCrypto } from './keyed-crypto.ts'

export const keyCheckRecord = record({
  type: 'key-check',
  container: 'accounts',
  names: ['check of a secret', 'checks of secrets'],
  about: 'What a secret makes of a fixed text, stored when the database is first used with the secret. Its id is the name of the setting.',
  fields: () => ({
    /** It does not reveal the secret. */
    hash: z.string(),
  }),
  personalData: 'none',
})

export const keyChecksPartition = ['key-checks']
const checkUse = 'key check'
const checkText = 'AuctionWiz'

interface Parts {
  crypto: KeyedCrypto
  store: DocumentStore
  /** The name of the setting that holds the secret. */
  setting: string
  log: Logger
}

/** Keyed crypto that works only with the secret that the database was first used with. */
export interface CheckedCrypto extends KeyedCrypto {
  /** Fails with the name of the setting if it holds another secret than before, or with `busy`. */
  check(): Promise<void>
}

/**
 * Checks the secret before its first use. With another secret nothing that was hashed or encrypted before can be found or read, so each use fails then.
 * Succeeds once and is not repeated after that.
 */
export const checkedCrypto = ({ crypto, store, setting, log }: Parts): CheckedCrypto => {
  const checks = recordsOf(keyCheckRecord, partitionOf(store, 'accounts', keyChecksPartition))
  const compare = async (): Promise<void> => {
    const hash = await crypto.hash(checkUse, checkText)
    const stored = await retryConflicts(async () => (await checks.find(setting)) ?? checks.create({ id: setting, hash }), ['exists'])
    if (stored.document.hash === hash) return
    const error = new Error(
      `The setting ${setting} is not the secret that this database was used with, so what was hashed or encrypted with that one cannot be found or read. Put the former secret back.`,
    )
    log.error(`the setting ${setting} has changed`, error)
    throw error
  }
  let passed: Promise<void> | undefined
  const check = (): Promise<void> => {
    passed ??= compare().catch((error: unknown) => {
      passed = undefined
      throw error
    })
    return passed
  }
  return {
    check,
    hash: async (use, text) => {
      await check()
      return crypto.hash(use, text)
    },
    seal: async (use, text) => {
      await check()
      return crypto.seal(use, text)
    },
    open: async (use, sealed) => {
      await check()
      return crypto.open(use, sealed)
    },
  }
}
