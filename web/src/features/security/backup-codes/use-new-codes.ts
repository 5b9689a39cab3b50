import { generateBackupCodes } from '@auctionwiz/contracts/mfa'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useConfirmed } from '../../confirm/confirm-identity.ts'
import { useAction } from '../../confirm/use-action.ts'
import { securityText } from '../messages.ts'
import { useFactorsChanged } from '../use-factors-changed.ts'

export interface NewCodes {
  busy: boolean
  /** The new codes, shown until `forget`. */
  codes: readonly string[] | undefined
  generate: () => Promise<boolean>
  forget: () => void
}

/** Generates new backup codes. Their consequences apply after the user has seen them, because they may replace the screen that shows the codes. */
export const useNewCodes = (): NewCodes => {
  const call = useCall()
  const confirmed = useConfirmed()
  const changed = useFactorsChanged()
  const { busy, run } = useAction()
  const [codes, setCodes] = useState<readonly string[]>()
  const generate = () =>
    run(async () => setCodes((await confirmed(() => call(generateBackupCodes, {}))).codes), securityText.backupCodes.makeFailed)
  const forget = () => {
    setCodes(undefined)
    void run(changed, securityText.demandUnsettled)
  }
  return { busy, codes, generate, forget }
}
