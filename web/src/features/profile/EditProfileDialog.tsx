import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { readMyProfile, updateMyProfile } from '@auctionwiz/contracts/own-profile'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSession } from '../../app/session/session-context.ts'
import { text as common } from '../../messages/index.ts'
import { languageNames } from '../../messages/language.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import type { Versioned } from '../../ui/record-form/record-changes.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { timezonesWith } from '../settings/time-zones.ts'
import { profileText as text } from './messages.ts'
import { checkProfile, languageOf, type ProfileValues, profileChange, profileValues } from './profile-form.ts'

/** Edits the user's profile; the form opens once the profile and its version are loaded. */
export function EditProfileDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(readMyProfile, {})
  return data ? <ProfileForm opened={profileValues(data.user, data.version)} onClose={onClose} /> : null
}

function ProfileForm({ opened, onClose }: { opened: Versioned<ProfileValues>; onClose: () => void }) {
  const call = useCall()
  const session = useSession()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened,
    check: checkProfile,
    send: (values, base) => call(updateMyProfile, { body: profileChange(values, base) }),
    latest: async () => {
      const { user, version } = await call(readMyProfile, {})
      return profileValues(user, version)
    },
    onSaved: ({ user }) => {
      toast({ text: text.saved })
      session.update({ user })
      refresh([readMyProfile, readCurrentUser])
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.saveFailed }),
  })
  const { values, errors, type, base } = form
  return (
    <RecordDialog title={text.edit} name="profile" form={form} labels={text.labels} show={shown} onClose={onClose}>
      <FieldPair>
        <Field id="profile-firstName" label={text.labels.firstName} hint={text.nameHint} error={errors.firstName}>
          <TextInput
            autoComplete="given-name"
            aria-required
            value={values.firstName}
            onChange={(event) => type({ firstName: event.target.value })}
          />
        </Field>
        <Field id="profile-lastName" label={text.labels.lastName} error={errors.lastName}>
          <TextInput
            autoComplete="family-name"
            aria-required
            value={values.lastName}
            onChange={(event) => type({ lastName: event.target.value })}
          />
        </Field>
      </FieldPair>
      <Field id="profile-phone" label={text.labels.phone} optional hint={common.common.phoneHint} error={errors.phone}>
        <TextInput type="tel" autoComplete="tel" value={values.phone} onChange={(event) => type({ phone: event.target.value })} />
      </Field>
      <Field id="profile-timezone" label={text.labels.timezone} hint={text.timezoneHint} error={errors.timezone}>
        <Select value={values.timezone} onChange={(event) => type({ timezone: event.target.value })}>
          {timezonesWith(base.timezone).map(([zone, name]) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="profile-language" label={text.labels.language} hint={text.languageHint} error={errors.language}>
        <Select value={values.language} onChange={(event) => type({ language: languageOf(event.target.value) })}>
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="profile-defaultScoreType" label={text.labels.defaultScoreType} error={errors.defaultScoreType}>
        <Select
          value={values.defaultScoreType}
          onChange={(event) => type({ defaultScoreType: event.target.value === 'local' ? 'local' : 'national' })}
        >
          <option value="national">{text.scores.national}</option>
          <option value="local">{text.scores.local}</option>
        </Select>
      </Field>
      <Checkbox checked={values.marketing === 'yes'} onChange={(event) => type({ marketing: event.target.checked ? 'yes' : 'no' })}>
        {text.marketingOptIn}
      </Checkbox>
    </RecordDialog>
  )
}

const shown = (field: keyof ProfileValues, value: string): string =>
  field === 'marketing' ? text.marketing[value === 'yes' ? 'yes' : 'no'] : value
