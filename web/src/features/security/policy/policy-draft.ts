import type { MfaPolicy, SecurityPolicy } from '@auctionwiz/contracts/mfa-policy'

/** The account's rules, each under its own name. */
export type PolicyFields = MfaPolicy & SecurityPolicy['passwords'] & SecurityPolicy['sessions']
export type PolicyField = keyof PolicyFields
export type PolicyDraft = Partial<PolicyFields>

export const fieldsOf = ({ mfa, passwords, sessions }: SecurityPolicy): PolicyFields => ({ ...mfa, ...passwords, ...sessions })

export const policyOf = (fields: PolicyFields, version: string): SecurityPolicy => {
  const { minimumLength, idleDays, maximumDays, ...mfa } = fields
  return { mfa, passwords: { minimumLength }, sessions: { idleDays, maximumDays }, version }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The rules of a draft that differ from the saved ones. */
export const changesIn = (base: PolicyFields, draft: PolicyDraft): PolicyField[] =>
  (Object.keys(draft) as PolicyField[]).filter((field) => !same(draft[field], base[field]))

/** A rule that another user changed meanwhile; `conflict` when it was changed here too, to another value. */
export interface RemoteRule {
  field: PolicyField
  conflict: boolean
}

export const foreignRules = (before: PolicyFields, now: PolicyFields, draft: PolicyDraft): RemoteRule[] =>
  (Object.keys(now) as PolicyField[])
    .filter((field) => !same(before[field], now[field]))
    .map((field) => ({ field, conflict: Object.hasOwn(draft, field) && !same(draft[field], now[field]) }))

/** Adds an item to a list or removes it, in the order of `all`. */
export const toggled = <T>(all: readonly T[], list: readonly T[], item: T, on: boolean): T[] =>
  all.filter((each) => (each === item ? on : list.includes(each)))
