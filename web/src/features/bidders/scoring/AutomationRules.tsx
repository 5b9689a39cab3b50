import { minimumTiers, type ScoringRules } from '@auctionwiz/contracts/scoring'
import type { ReactNode } from 'react'
import { labels } from '../../../messages/label-messages.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { RulesFieldsProps } from './CustomScore.tsx'
import { scoringText } from './messages.ts'
import { RangeField } from './RangeField.tsx'

/** Who is invited automatically and who is not. */
export const AutomationRules = ({ rules, disabled, onChange }: RulesFieldsProps) => {
  const { autoInvite: invite, autoDeny: deny } = rules
  const setInvite = (change: Partial<ScoringRules['autoInvite']>) => onChange({ ...rules, autoInvite: { ...invite, ...change } })
  const setDeny = (change: Partial<ScoringRules['autoDeny']>) => onChange({ ...rules, autoDeny: { ...deny, ...change } })
  const inviteOff = disabled || !invite.enabled
  const denyOff = disabled || !deny.enabled
  return (
    <>
      <Rule
        title={scoringText.autoInvite}
        hint={scoringText.autoInviteHint}
        enabled={invite.enabled}
        disabled={disabled}
        onEnable={(enabled) => setInvite({ enabled })}
      >
        <RangeField
          label={scoringText.scoreAtLeast}
          sliderLabel={scoringText.slider({ rule: scoringText.autoInvite, label: scoringText.scoreAtLeast })}
          value={invite.scoreThreshold}
          max={100}
          step={5}
          disabled={inviteOff}
          onChange={(scoreThreshold) => setInvite({ scoreThreshold })}
        />
        <Checkbox
          checked={invite.requirePaymentHistory}
          disabled={inviteOff}
          onChange={(event) => setInvite({ requirePaymentHistory: event.target.checked })}
        >
          {scoringText.requirePaymentHistory}
        </Checkbox>
        <Checkbox
          checked={invite.requireMinimumTier}
          disabled={inviteOff}
          onChange={(event) => setInvite({ requireMinimumTier: event.target.checked })}
        >
          {scoringText.requireMinimumTier}
        </Checkbox>
        <div className={look('startXXL', 'wide160')}>
          <Field label={scoringText.minimumTier}>
            <Select
              value={invite.minimumTier}
              disabled={inviteOff || !invite.requireMinimumTier}
              onChange={(event) => setInvite({ minimumTier: minimumTiers.find((tier) => tier === event.target.value) ?? 'Silver' })}
            >
              {minimumTiers.map((tier) => (
                <option key={tier} value={tier}>
                  {labels.tier[tier]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </Rule>
      <Rule
        title={scoringText.autoDeny}
        hint={scoringText.autoDenyHint}
        enabled={deny.enabled}
        disabled={disabled}
        onEnable={(enabled) => setDeny({ enabled })}
      >
        <RangeField
          label={scoringText.scoreBelow}
          sliderLabel={scoringText.slider({ rule: scoringText.autoDeny, label: scoringText.scoreBelow })}
          value={deny.scoreThreshold}
          max={100}
          step={5}
          disabled={denyOff}
          onChange={(scoreThreshold) => setDeny({ scoreThreshold })}
        />
        <Checkbox checked={deny.checkDisputes} disabled={denyOff} onChange={(event) => setDeny({ checkDisputes: event.target.checked })}>
          {scoringText.checkDisputes}
        </Checkbox>
        <Checkbox
          checked={deny.checkPaymentDefaults}
          disabled={denyOff}
          onChange={(event) => setDeny({ checkPaymentDefaults: event.target.checked })}
        >
          {scoringText.checkPaymentDefaults}
        </Checkbox>
      </Rule>
      <p className={look('note')}>{scoringText.otherwise}</p>
    </>
  )
}

interface RuleProps {
  title: string
  hint: string
  enabled: boolean
  disabled: boolean
  onEnable: (enabled: boolean) => void
  children: ReactNode
}

const Rule = ({ title, hint, enabled, disabled, onEnable, children }: RuleProps) => (
  <section aria-label={title} className={look('stack', 'gapS')}>
    <Switch className={look('strong')} checked={enabled} disabled={disabled} onChange={(event) => onEnable(event.target.checked)}>
      {title}
    </Switch>
    <p className={look('note')}>{hint}</p>
    {children}
  </section>
)
