import { fill } from '../../../messages/index.ts'
import { securityText } from '../messages.ts'
import type { PolicyField, PolicyFields } from './policy-draft.ts'

const text = securityText.policy
const names: Readonly<Record<string, string>> = { ...text.roles, ...securityText.wizard.kinds }

/** A rule's value in words. */
export const ruleValue = (field: PolicyField, value: PolicyFields[PolicyField]): string => {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'number') return fill(field === 'minimumLength' ? text.characters : text.days, { count: value })
  return value.length > 0 ? value.map((one) => names[one] ?? one).join(', ') : text.none
}
