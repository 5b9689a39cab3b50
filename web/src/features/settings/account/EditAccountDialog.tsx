import { listAccounts, listMyAccounts } from '@auctionwiz/contracts/accounts'
import { currencies } from '@auctionwiz/contracts/fields'
import { readCurrentAccount, updateCurrentAccount } from '@auctionwiz/contracts/houses'
import { type Account, accountTypes } from '@auctionwiz/contracts/identity'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useOwnerReason } from '../../../app/granters.ts'
import { Field } from '../../../ui/Field.tsx'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { timezonesWith } from '../time-zones.ts'
import { accountChange, accountTypeOf, accountValues, checkAccount } from './account-form.ts'
import { accountText as text } from './messages.ts'

/** Edits the account; the form opens once the account and its version are loaded. */
const EditAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { data } = useQuery(readCurrentAccount, {})
  return data ? <AccountForm account={data.data} onClose={onClose} /> : null
}

const AccountForm = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: accountValues(account),
    check: checkAccount,
    send: (values, base) => call(updateCurrentAccount, { body: accountChange(values, base) }),
    latest: async () => accountValues((await call(readCurrentAccount, {})).data),
    onSaved: () => {
      toast({ text: text.saved })
      refresh([readCurrentAccount, listAccounts, listMyAccounts])
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.saveFailed }),
  })
  const { values, errors, type, base } = form
  return (
    <RecordDialog title={text.edit} name="account" form={form} labels={text.labels} reason={useOwnerReason()} onClose={onClose}>
      <Field id="account-name" label={text.labels.name} error={errors.name}>
        <TextInput autoComplete="off" aria-required value={values.name} onChange={(event) => type({ name: event.target.value })} />
      </Field>
      <Field id="account-type" label={text.labels.type} error={errors.type}>
        <Select value={values.type} onChange={(event) => type({ type: accountTypeOf(event.target.value) })}>
          {accountTypes.map((one) => (
            <option key={one} value={one}>
              {text.types[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="account-timezone" label={text.labels.timezone} hint={text.newHousesHint} error={errors.timezone}>
        <Select value={values.timezone} onChange={(event) => type({ timezone: event.target.value })}>
          {timezonesWith(base.timezone).map(([zone, words]) => (
            <option key={zone} value={zone}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="account-currency" label={text.labels.currency} hint={text.newHousesHint} error={errors.currency}>
        <Select
          value={values.currency}
          onChange={(event) => type({ currency: currencies.find((one) => one === event.target.value) ?? values.currency })}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <Field id="account-defaultScoreType" label={text.labels.defaultScoreType} hint={text.scoreHint} error={errors.defaultScoreType}>
        <Select
          value={values.defaultScoreType}
          onChange={(event) => type({ defaultScoreType: event.target.value === 'local' ? 'local' : 'national' })}
        >
          <option value="national">{text.scores.national}</option>
          <option value="local">{text.scores.local}</option>
        </Select>
      </Field>
    </RecordDialog>
  )
}

export default EditAccountDialog
