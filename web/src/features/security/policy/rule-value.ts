import { textOr } from '../../../messages/index.ts'
import { securityText } from '../messages.ts'
import type { PolicyField, PolicyFields } from './policy-draft.ts'

const text = securityText.policy

/** A rule's value in words. */
export const ruleValue = (field: PolicyField, value: PolicyFields[PolicyField]): string => {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'number') return (field === 'minimumLength' ? text.characters : text.days)({ count: value })
  return value.length > 0 ? value.map((one) => textOr({ ...text.roles, ...securityText.wizard.kinds }, one)).join(', ') : text.none
}
