import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { securityText } from '../messages.ts'
import styles from './Policy.module.css'
import type { PolicyFields, RemoteRule } from './policy-draft.ts'
import { ruleValue } from './rule-value.ts'
import type { PolicyEditor } from './use-policy.ts'

const text = securityText.policy

/** What another user saved while the rules were edited here. If both changed a rule, one press uses their version. */
export const RemoteRules = ({ rules, editor: { theirs, fields, revert } }: { rules: readonly RemoteRule[]; editor: PolicyEditor }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const value = (of: PolicyFields | undefined, field: RemoteRule['field']) => (of ? ruleValue(field, of[field]) : '')
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.foreign}>
      <p className={look('strong')}>{text.stale}</p>
      <p>{text.staleHelp}</p>
      <ul>
        {rules.map(({ field, conflict }) => (
          <li key={field} className={classes(look('flex', 'baseline', 'wrap', 'aboveXS'), styles.foreignRule)}>
            {(conflict ? text.staleConflict : text.staleRule)({
              rule: text.rules[field],
              theirs: value(theirs, field),
              mine: value(fields, field),
            })}
            {conflict && (
              <Button look="link" small onClick={() => revert([field])}>
                {text.takeTheirs}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
