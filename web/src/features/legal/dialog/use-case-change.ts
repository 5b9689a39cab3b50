import { listCaseEvents, previewCaseAutomation } from '@auctionwiz/contracts/legal-case-workflow'
import { type LegalCase, listLegalCases, readLegalCase, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { useState } from 'react'
import { useRefresh, useStore } from '../../../app/calls/use-mutation.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'

/** Shows a case as a change answered it, and asks again for what the change affects. */
export const useKeepCase = (): ((legalCase: LegalCase) => void) => {
  const store = useStore()
  const refresh = useRefresh()
  return (legalCase) => {
    store(readLegalCase, { params: { id: legalCase.id } }, legalCase)
    refresh([listLegalCases, readLegalCaseTotals, listCaseEvents, previewCaseAutomation])
  }
}

/** Runs a change without a form: one at a time; a failure says why and shows the case as it is now. */
export const useCaseChange = () => {
  const keep = useKeepCase()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const run = async (change: () => Promise<LegalCase>): Promise<boolean> => {
    setBusy(true)
    try {
      keep(await change())
      return true
    } catch (error) {
      toast({ tone: 'problem', text: errorMessage(error) })
      refresh([readLegalCase])
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}
