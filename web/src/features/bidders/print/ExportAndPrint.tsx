import { useBidders } from '../bidders-context.ts'
import { ExportButton } from '../bulk/ExportButton.tsx'
import { usePrintList } from './use-print-list.tsx'

/** Takes the list out: as a file, or on paper. */
const ExportAndPrint = () => {
  const { state } = useBidders()
  const { print, sheet } = usePrintList()
  return (
    <>
      <ExportButton state={state} onPrint={print} />
      {sheet}
    </>
  )
}

export default ExportAndPrint
