import { tiers } from '@auctionwiz/contracts/scores'
import { Filter20Regular } from '@fluentui/react-icons/headless/svg/filter'
import { type FormEvent, useEffect, useState } from 'react'
import { labels } from '../../messages/label-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { look } from '../../ui/look.ts'
import { OpenPopover } from '../../ui/OpenPopover.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { invitationText } from './messages.ts'
import { filtersInForce, noFilters, type QueueState } from './queue-state.ts'

interface QueueFilterProps {
  state: QueueState
  change: (change: Partial<QueueState>) => void
}

/** Narrows the decisions by tier and score; applies immediately. */
export const QueueFilter = ({ state, change }: QueueFilterProps) => {
  const { anchor, toggle, close } = useAnchor()
  const inForce = filtersInForce(state)
  return (
    <>
      <Button
        icon={<Filter20Regular />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={inForce > 0 ? invitationText.filterCount({ count: inForce }) : undefined}
        onClick={toggle}
      >
        {inForce > 0 ? invitationText.filterCount({ count: inForce }) : invitationText.filter}
      </Button>
      {anchor && (
        <OpenPopover anchor={anchor} label={invitationText.filter} width={320} sheet onClose={close}>
          {(leave) => (
            <div className={look('stack', 'padSidesL', 'padRowL', 'gapL')}>
              <fieldset className={look('stack')}>
                <legend className={look('belowXS', 'flush', 'strong')}>{invitationText.columns.tier}</legend>
                {tiers.map((tier) => (
                  <Checkbox
                    key={tier}
                    checked={state.tier.includes(tier)}
                    onChange={({ target }) =>
                      change({ tier: tiers.filter((other) => (other === tier ? target.checked : state.tier.includes(other))) })
                    }
                  >
                    {labels.tier[tier]}
                  </Checkbox>
                ))}
              </fieldset>
              <fieldset>
                <legend className={look('belowXS', 'flush', 'strong')}>{invitationText.columns.score}</legend>
                <div className={look('row', 'gapS')}>
                  <ScoreEnd label={invitationText.lowest} value={state.from} onChange={(from) => change({ from })} />
                  <span aria-hidden="true">–</span>
                  <ScoreEnd label={invitationText.highest} value={state.to} onChange={(to) => change({ to })} />
                </div>
              </fieldset>
              <div className={look('flex', 'between')}>
                <Button look="subtle" disabled={inForce === 0} onClick={() => change({ ...noFilters, search: state.search })}>
                  {invitationText.clear}
                </Button>
                <Button look="primary" onClick={leave}>
                  {invitationText.done}
                </Button>
              </div>
            </div>
          )}
        </OpenPopover>
      )}
    </>
  )
}

interface ScoreEndProps {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Values that are no score from 0 to 100 are not applied. */
const ScoreEnd = ({ label, value, onChange }: ScoreEndProps) => {
  const [typed, setTyped] = useState(String(value ?? ''))
  useEffect(() => setTyped(String(value ?? '')), [value])
  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value)
    if (currentTarget.validity.valid) onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
  }
  return <TextInput type="number" inputMode="numeric" min={0} max={100} step={1} aria-label={label} value={typed} onInput={type} />
}
