import type { FactorType } from '@auctionwiz/contracts/mfa-types'
import type { MfaChallenge } from '@auctionwiz/contracts/sign-in'
import { fill } from '../../../messages/index.ts'
import { challengeText as text } from './messages.ts'

/** One way to prove the second factor: one of the user's methods, or a backup code. */
export type Way = { kind: 'backup'; id: 'backup' } | { kind: FactorType; id: string; name: string; hint: string }

/** All ways of a sign-in, the preferred one first. */
export const waysOf = ({ methods, backupCodes }: MfaChallenge): Way[] => [
  ...methods.map(({ type, id, name, hint = name }): Way => ({ kind: type, id, name, hint })),
  ...(backupCodes ? [{ kind: 'backup', id: 'backup' } as const] : []),
]

/** Whether the service sends its code. */
export const isSent = ({ kind }: Way): boolean => kind === 'sms' || kind === 'email'

/** What to enter. */
export const askOf = (way: Way): string => fill(text.ways[way.kind], { name: '', hint: '', ...way })

/** The label of the button that switches to it. */
export const labelOf = (way: Way): string => fill(text.otherWays[way.kind], { name: '', hint: '', ...way })

/** Filters typed or pasted input: digits, or a backup code's letters and hyphens. */
export const typedCode = ({ kind }: Way, typed: string): string =>
  kind === 'backup' ? typed.slice(0, 24) : typed.replace(/\D/g, '').slice(0, 6)

/** Whether it can be a code: six digits, or the twelve characters of a backup code. */
export const isComplete = ({ kind }: Way, code: string): boolean =>
  kind === 'backup' ? code.replace(/[^\da-z]/gi, '').length === 12 : /^\d{6}$/.test(code)
