import { inviteUser, listInvitations } from '@auctionwiz/contracts/invitations'
import { type Permission, permissionsOf } from '@auctionwiz/contracts/permissions'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Textarea } from '../../ui/Textarea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import styles from './InviteDialog.module.css'
import { checkInvite, type InviteErrors, type InviteValues, inviteBody, inviteProblem } from './invite-form.ts'
import { inviteText as text } from './messages.ts'
import { PermissionPicker } from './PermissionPicker.tsx'
import { administered } from './people.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** Invites a person by email and shows immediately whether the email was sent. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const who = useSignedIn()
  const houses = administered(who)
  const holds = (house: string, permission: Permission) =>
    who.access.accountRole === 'owner' ||
    who.access.houses.some(({ auctionHouseId, permissions }) => auctionHouseId === house && permissions.includes(permission))
  const first = houses.find(({ id }) => id === who.auctionHouseId) ?? houses[0]
  const [empty] = useState<InviteValues>({
    email: '',
    role: undefined,
    houses: first ? [first.id] : [],
    permissions: undefined,
    message: '',
  })
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<InviteErrors>({})
  const [attempt, setAttempt] = useState(0)
  const { change, busy, error, clearError } = useMutation(inviteUser, {
    refreshes: [listInvitations],
    onDone: ({ email, delivery }) => {
      const failed = delivery === 'failed'
      toast({ tone: failed ? 'problem' : 'done', text: (failed ? text.undelivered : text.sent)({ email }) })
      onClose()
    },
  })
  const type = (typed: Partial<InviteValues>) => {
    setValues((current) => ({ ...current, ...typed }))
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(typed, field))))
  }
  const send = async () => {
    if (busy) return
    clearError()
    const found = checkInvite(values)
    setErrors(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    const [auctionHouseId] = values.houses
    await change({ body: inviteBody(values), ...(auctionHouseId && { auctionHouseId }) })
  }
  const listed = (Object.keys(errors) as (keyof InviteErrors)[]).map((field) => ({
    id: `invite-${field}`,
    label: text[field],
    message: errors[field] ?? '',
  }))
  const required = listed.length > 0 ? inviteProblem(values) : undefined
  const failed = error === undefined ? undefined : `${text.failed}. ${errorMessage(error)}`
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      dirty={JSON.stringify(values) !== JSON.stringify(empty)}
      onSubmit={() => void send()}
      note={text.valid}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {busy ? text.sending : text.send}
        </Button>
      }
    >
      {(listed.length > 0 || failed) && <ErrorSummary key={`${attempt} ${failed}`} errors={listed} {...titleOf(failed ?? required)} />}
      <div className={look('grid', 'gap20')}>
        <Field id="invite-email" label={text.email} error={errors.email}>
          <TextInput type="email" autoComplete="off" value={values.email} onChange={({ target }) => type({ email: target.value })} />
        </Field>
        <RoleChoice id="invite-role" value={values.role} error={errors.role} onChange={(role) => type({ role, permissions: undefined })} />
        {values.role && (
          <PermissionPicker
            ofRole={permissionsOf(values.role)}
            value={values.permissions ?? permissionsOf(values.role)}
            mayGive={(permission) => values.houses.every((id) => holds(id, permission))}
            onChange={(permissions) => type({ permissions })}
          />
        )}
        <fieldset id="invite-houses" tabIndex={-1}>
          <legend className={look('belowXS', 'flush')}>{text.houses}</legend>
          <div className={classes(look('flex', 'wrap'), styles.houses)}>
            {houses.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={values.houses.includes(id)}
                onChange={({ target }) =>
                  type({
                    houses: houses.map((house) => house.id).filter((each) => (each === id ? target.checked : values.houses.includes(each))),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
          {errors.houses && <p className={look('caption', 'problem')}>{errors.houses}</p>}
        </fieldset>
        <Field label={text.message} optional>
          <Textarea
            placeholder={text.messageHint}
            maxLength={1000}
            value={values.message}
            onChange={({ target }) => type({ message: target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

const titleOf = (title: string | undefined) => (title === undefined ? {} : { title })

export default InviteDialog
