import { createApiKey, listApiKeys } from '@auctionwiz/contracts/api-keys'
import { apiScopeNames } from '@auctionwiz/contracts/api-scopes'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { roleIn } from '../../../app/session/session-state.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { look } from '../../../ui/look.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { shapesOf } from '../../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { useConfirmed } from '../../confirm/confirm-identity.ts'
import type { IssuedKey } from './ApiKeys.tsx'
import { checkApiKey, emptyApiKey, lifetimeOptions, newApiKeyOf } from './api-key-form.ts'
import { apisText } from './messages.ts'
import { unlessRefused } from './unless-refused.ts'

const text = apisText.keys
const shapes = shapesOf(createApiKey.body)

interface NewApiKeyProps {
  houses: readonly AuctionHouse[]
  onIssued: (issued: IssuedKey) => void
  onClose: () => void
}

/** Makes an API key for houses that the user administers, after they confirmed who they are. */
const NewApiKey = ({ houses, onIssued, onClose }: NewApiKeyProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const confirmed = useConfirmed()
  const signedIn = useSignedIn()
  const administered = houses.filter(({ id }) => ['owner', 'admin'].includes(roleIn(signedIn, id) ?? ''))
  const form = useRecordForm({
    opened: { values: emptyApiKey(administered.map(({ id }) => id)), version: '' },
    check: checkApiKey,
    send: (values) => unlessRefused(confirmed(() => call(createApiKey, { body: newApiKeyOf(values) }))),
    onSaved: (issued) => {
      if (!issued) return
      toast({ text: text.created({ name: issued.key.name }) })
      refresh([listApiKeys])
      onIssued(issued)
    },
    onFailed: () => toast({ tone: 'problem', text: text.createFailed }),
  })
  const fields = { name: 'api-key', form, shapes, labels: text.labels }
  return (
    <RecordDialog
      title={text.create}
      name="api-key"
      form={form}
      labels={text.labels}
      submit={{ label: text.create, busy: text.creating }}
      onClose={onClose}
    >
      <RecordField {...fields} field="name" hint={text.nameHint} />
      <ScopeChoice chosen={form.values.scopes} error={form.errors.scopes} onChange={(scopes) => form.type({ scopes })} />
      <RecordField {...fields} field="auctionHouseIds" options={administered.map(({ id, name }) => [id, name])} />
      <RecordField {...fields} field="lifetime" options={lifetimeOptions()} />
    </RecordDialog>
  )
}

interface ScopeChoiceProps {
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: readonly string[]) => void
}

/** What the key may do, a line for each scope. */
const ScopeChoice = ({ chosen, error, onChange }: ScopeChoiceProps) => (
  <fieldset id="api-key-scopes" tabIndex={-1} aria-describedby={error && 'api-key-scopes-error'}>
    <legend className={look('belowXS')}>{text.labels.scopes}</legend>
    <div className={look('stack', 'gapS')}>
      {apiScopeNames.map((scope) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))}
        >
          {text.scopes[scope]}
        </Checkbox>
      ))}
    </div>
    {error && (
      <p id="api-key-scopes-error" className={look('caption', 'aboveXS', 'problem')}>
        {error}
      </p>
    )}
  </fieldset>
)

export default NewApiKey
