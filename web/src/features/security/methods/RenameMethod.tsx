import type { MfaMethod } from '@auctionwiz/contracts/mfa'
import { RenameDialog } from '../../../ui/record-form/RenameDialog.tsx'
import { securityText } from '../messages.ts'
import { useMethod } from './use-method.ts'

const text = securityText.methods

/** Renames a method, so that the user can distinguish several at sign-in. */
export const RenameMethod = ({ method, onClose }: { method: MfaMethod; onClose: () => void }) => {
  const { change } = useMethod(method)
  return (
    <RenameDialog
      title={text.renameTitle({ name: method.name })}
      label={text.nameLabel}
      hint={text.nameHint}
      name={method.name}
      send={(name) => change({ name })}
      onClose={onClose}
    />
  )
}
