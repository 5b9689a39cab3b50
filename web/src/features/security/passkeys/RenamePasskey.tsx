import { listPasskeys, type Passkey, renamePasskey } from '@auctionwiz/contracts/passkeys'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { RenameDialog } from '../../../ui/record-form/RenameDialog.tsx'
import { passkeyText as text } from '../../passkeys/messages.ts'

export const RenamePasskey = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  return (
    <RenameDialog
      title={text.renameTitle}
      label={text.name}
      name={name}
      send={async (chosen) => {
        await call(renamePasskey, { params: { id }, body: { name: chosen } })
        refresh([listPasskeys])
        return true
      }}
      onClose={onClose}
    />
  )
}
