import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CodeList } from '../backup-codes/CodeList.tsx'
import { useNewCodes } from '../backup-codes/use-new-codes.ts'
import { securityText } from '../messages.ts'
import { demandText as text } from './messages.ts'

/** Generates the backup codes that an account requires. */
export const MakeCodes = () => {
  const { busy, codes, generate, forget } = useNewCodes()
  return (
    <>
      <Button look="primary" wide busy={busy} onClick={() => void generate()}>
        {busy ? text.restricted.making : text.action.backup_codes}
      </Button>
      {codes && (
        <Dialog
          title={securityText.backupCodes.newTitle}
          width={480}
          kind="alert"
          cancelLabel={securityText.backupCodes.kept}
          onClose={forget}
        >
          <CodeList codes={codes} />
        </Dialog>
      )}
    </>
  )
}
