import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { createHouse, listHouses, updateHouse } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { useRequestKey } from '../../../app/calls/request-key.ts'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { renewAccess } from '../../../app/session/enter-account.ts'
import { useSession, useSignedIn } from '../../../app/session/session-context.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { useChangedRecord } from '../../../ui/record-form/use-changed-record.ts'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { HouseFields } from './HouseFields.tsx'
import { checkHouse, emptyHouse, houseChange, houseValues, newHouseOf } from './house-form.ts'
import { housesText } from './messages.ts'
import { useAdministratorReason, useHouseReason } from './reasons.ts'

const text = housesText.houses

/** The calls that show the account's houses, in the settings and in the shell. */
const shown = [listHouses, listAccounts, readCurrentUser]

/** Adds an auction house to the account. One key per opened dialog makes a repeated send add it once. */
export const NewHouseDialog = ({ onClose }: { onClose: () => void }) => {
  const call = useCall()
  const session = useSession()
  const refresh = useRefresh()
  const { account } = useSignedIn()
  const reason = useAdministratorReason()
  const request = useRequestKey()
  const form = useRecordForm({
    opened: { values: emptyHouse(account.settings), version: '' },
    check: checkHouse,
    send: (values) => call(createHouse, { body: newHouseOf(values), idempotencyKey: request.key }),
    onSaved: () => {
      toast({ text: text.created })
      // The next token includes the house; if the renewal fails, the house shows a little later.
      void renewAccess(session)
        .catch(() => undefined)
        .then(() => refresh(shown))
      onClose()
    },
    onFailed: (error) => {
      toast({ tone: 'problem', text: text.createFailed })
      request.onFailed(error)
    },
  })
  return (
    <RecordDialog
      title={text.create}
      name="house"
      form={form}
      labels={text}
      submit={{ label: text.create, busy: text.creating }}
      reason={reason}
      onClose={onClose}
    >
      <HouseFields name="house" form={form} />
    </RecordDialog>
  )
}

/** Changes an auction house. */
export const EditHouseDialog = ({ house, onClose }: { house: AuctionHouse; onClose: () => void }) => {
  const call = useCall()
  const reason = useHouseReason(house.id)
  const form = useChangedRecord({
    opened: house,
    valuesOf: houseValues,
    check: checkHouse,
    send: (values, base) => call(updateHouse, { params: { id: house.id }, body: houseChange(values, base) }),
    reread: async () => (await call(listHouses, {})).auctionHouses.find(({ id }) => id === house.id),
    refreshes: shown,
    saved: ({ name }) => text.saved({ name }),
    failed: text.saveFailed,
    onClose,
  })
  return (
    <RecordDialog title={text.edit({ name: house.name })} name="house" form={form} labels={text} reason={reason} onClose={onClose}>
      <HouseFields name="house" form={form} withStatus />
    </RecordDialog>
  )
}
