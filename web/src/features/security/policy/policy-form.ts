import { type MfaPolicy, type SecurityPolicy, securityPolicy } from '@auctionwiz/contracts/mfa-policy'
import { textOr } from '../../../messages/index.ts'
import { recordText } from '../../../ui/record-form/messages.ts'
import type { FieldErrors, Versioned } from '../../../ui/record-form/record-changes.ts'
import { problemsIn, shapesOf } from '../../../ui/record-form/schema-fields.ts'
import type { RecordForm } from '../../../ui/record-form/use-record-form.ts'
import { securityText } from '../messages.ts'

const text = securityText.policy

/** The account's rules, each under its own name; numbers as typed. */
export interface PolicyValues extends Pick<MfaPolicy, 'required' | 'requiredForRoles' | 'enforceBackupCodes' | 'excludedTypes'> {
  gracePeriodDays: string
  minimumLength: string
  idleDays: string
  maximumDays: string
}

const shapes = shapesOf(securityPolicy)

/** What the fields of both tabs share. */
export const policyFields = (form: RecordForm<PolicyValues>) => ({ name: 'policy', form, shapes, labels: text.labels })

export const policyValues = ({ mfa, passwords, sessions, version }: SecurityPolicy): Versioned<PolicyValues> => ({
  values: {
    required: mfa.required,
    requiredForRoles: mfa.requiredForRoles,
    gracePeriodDays: String(mfa.gracePeriodDays),
    enforceBackupCodes: mfa.enforceBackupCodes,
    excludedTypes: mfa.excludedTypes,
    minimumLength: String(passwords.minimumLength),
    idleDays: String(sessions.idleDays),
    maximumDays: String(sessions.maximumDays),
  },
  version,
})

/** The body of a change; a number that was not typed as one is NaN, which the contract refuses. */
export const policyOf = (values: PolicyValues, version: string): SecurityPolicy => {
  const { gracePeriodDays, minimumLength, idleDays, maximumDays, ...mfa } = values
  return {
    mfa: { ...mfa, gracePeriodDays: numberOf(gracePeriodDays) },
    passwords: { minimumLength: numberOf(minimumLength) },
    sessions: { idleDays: numberOf(idleDays), maximumDays: numberOf(maximumDays) },
    version,
  }
}

const numberOf = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** Problems by field, in the contract's words. */
export const checkPolicy = (values: PolicyValues): FieldErrors<PolicyValues> => problemsIn(securityPolicy, policyOf(values, ''), values)

/** A rule's value in words. */
export const ruleShown = (field: keyof PolicyValues, value: PolicyValues[keyof PolicyValues]): string => {
  if (typeof value === 'boolean') return value ? recordText.stale.on : recordText.stale.off
  if (typeof value === 'string') return (field === 'minimumLength' ? text.characters : text.days)({ count: value })
  return value.length > 0 ? value.map((one) => textOr({ ...text.roles, ...securityText.wizard.kinds }, one)).join(', ') : text.none
}

/** Adds an item to a list or removes it, in the order of `all`. */
export const toggled = <T>(all: readonly T[], list: readonly T[], item: T, on: boolean): T[] =>
  all.filter((each) => (each === item ? on : list.includes(each)))
