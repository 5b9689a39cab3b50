import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { SecretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { type MfaMethodDocument, mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import type { SignInChallenge } from '@auctionwiz/records/sign-in-challenges'
import type { Deps } from '../deps.ts'
import { looksLikeBackupCode, useBackupCode } from './backup-codes.ts'
import { isCodeMethod } from './method-document.ts'
import { readMethod } from './methods.ts'
import { decryptedSeed, encryptedSeed } from './seed.ts'
import { codeHash, digitsOf } from './send-code.ts'
import { matchingStep } from './totp.ts'

/** The kind of a valid code; `left` is the number of remaining backup codes. */
export type RightCode = { by: 'authenticator' | 'sms' | 'email' } | { by: 'backup_code'; left: number }

interface Tried {
  code: string
  methodId?: string | undefined
  /** The sign-in's own code, with the token that it is bound to. */
  sent?: { code: SignInChallenge['code']; scope: string }
}

/** Checks and consumes a code: of two concurrent requests with the same code, one succeeds. */
export async function checkCode(
  person: Partition,
  methods: readonly MfaMethodDocument[],
  { code, methodId, sent }: Tried,
  { hasher, encryption }: Pick<Deps, 'hasher' | 'encryption'>,
  { now }: CallContext,
): Promise<RightCode | undefined> {
  if (looksLikeBackupCode(code)) {
    const left = await useBackupCode(person, code, hasher)
    return left === undefined ? undefined : { by: 'backup_code', left }
  }
  const digits = digitsOf(code)
  for (const method of methods.filter(isCodeMethod)) {
    if (methodId !== undefined && methodId !== method.id) continue
    if (method.secret) {
      if (await useStep(person, method.id, digits, encryption, now)) return { by: 'authenticator' }
    } else if (sent?.code?.methodId === method.id && sent.code.expiresAt > now.toISOString())
      if ((await codeHash(sent.scope, method.id, digits)) === sent.code.hash) return { by: method.kind }
  }
  return undefined
}

async function useStep(person: Partition, methodId: string, code: string, encryption: SecretEncryption, now: Date): Promise<boolean> {
  const { document, version } = await readMethod(person, methodId)
  const seed = await decryptedSeed(encryption, document)
  const lastStep = await matchingStep(seed, code, now, document.lastStep)
  if (lastStep === undefined) return false
  const used: MfaMethodDocument = {
    ...document,
    secret: await encryptedSeed(encryption, methodId, seed),
    lastStep,
    lastUsedAt: now.toISOString(),
  }
  try {
    await recordsOf(mfaMethodRecord, person).replace(used, version)
    return true
  } catch (error) {
    // Another request used a code of this method at the same moment.
    if (isStoreError(error, 'stale', 'missing')) return false
    throw error
  }
}
