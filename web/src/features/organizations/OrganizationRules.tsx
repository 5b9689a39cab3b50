import { type Organization, readOrganization, updateOrganization } from '@auctionwiz/contracts/organizations'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useStore } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { Button } from '../../ui/Button.tsx'
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx'
import { look } from '../../ui/look.ts'
import { ScreenActions } from '../../ui/ScreenPlaces.tsx'
import { Section } from '../../ui/Section.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { NotConfirmed, useConfirmed } from '../confirm/confirm-identity.ts'
import { HouseChoice } from './HouseChoice.tsx'
import { MappingFields } from './MappingFields.tsx'
import { organizationText as text } from './messages.ts'
import { housesProblem, isComplete, rulesOf, sentRules, withRow } from './rules-form.ts'

/** The rules of the link; saved as a whole with a version, so that no change is lost. */
export const OrganizationRules = ({ organization, onReload }: { organization: Organization; onReload: () => void }) => {
  const { account } = useSignedIn()
  const call = useCall()
  const store = useStore()
  const confirmed = useConfirmed()
  const [rules, setRules] = useState(() => rulesOf(organization))
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<typeof rules>) => setRules({ ...rules, ...part })
  const { domain, version } = organization
  const dirty = JSON.stringify(sentRules(rules)) !== JSON.stringify(sentRules(rulesOf(organization)))

  const save = async () => {
    setChecked(true)
    setProblem(undefined)
    if (!isComplete(rules)) return
    setBusy(true)
    try {
      const answer = await confirmed(() => call(updateOrganization, { body: { ...sentRules(rules), version } }))
      toast({ text: text.saved })
      store(readOrganization, {}, answer)
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setProblem(`${text.saveFailed} ${messageOf(error, '')}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ScreenActions>
        <Button look="primary" busy={busy} onClick={() => void save()}>
          {busy ? text.saving : text.save}
        </Button>
      </ScreenActions>
      <LeaveQuestion dirty={dirty} onDiscard={() => setRules(rulesOf(organization))} />
      {problem && (
        <div role="alert" className={look('row', 'wrap', 'gapLines', 'belowL', 'problem', 'upTo960')}>
          <p>{problem}</p>
          <Button onClick={onReload}>{text.reload}</Button>
        </div>
      )}
      <Section title={text.rules.title} help={text.rules.help}>
        <Switch checked={rules.required} onChange={({ target }) => change({ required: target.checked })}>
          {text.rules.required({ domain })}
        </Switch>
        <p className={look('aboveXS', 'belowL', 'muted')}>{text.rules.requiredHelp({ domain })}</p>
        <Switch checked={rules.provision} onChange={({ target }) => change({ provision: target.checked })}>
          {text.rules.provision}
        </Switch>
        <p className={look('aboveXS', 'belowL', 'muted')}>{text.rules.provisionHelp({ domain })}</p>
        {rules.provision && (
          <HouseChoice
            label={text.rules.defaultHouses}
            chosen={rules.defaultHouseIds}
            error={checked ? housesProblem(rules) : undefined}
            onChange={(defaultHouseIds) => change({ defaultHouseIds })}
          />
        )}
      </Section>
      <Section title={text.mappings.title} help={text.mappings.help}>
        {rules.mappings.length === 0 && <p className={look('belowL')}>{text.mappings.none}</p>}
        <ul>
          {rules.mappings.map((row) => (
            <MappingFields
              key={row.key}
              row={row}
              checked={checked}
              onChange={(next) => change({ mappings: rules.mappings.map((each) => (each === row ? next : each)) })}
              onRemove={() => change({ mappings: rules.mappings.filter((each) => each !== row) })}
            />
          ))}
        </ul>
        <Button
          onClick={() => setRules(withRow(rules, account.auctionHouses.length === 1 ? account.auctionHouses.map(({ id }) => id) : []))}
        >
          {text.mappings.add}
        </Button>
      </Section>
    </>
  )
}
