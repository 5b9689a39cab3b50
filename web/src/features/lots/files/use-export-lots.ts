import { exportLots, type LotFileFormat, lotFileFormats } from '@auctionwiz/contracts/lot-files'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import type { MenuEntry } from '../../../ui/OpenMenu.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { lotText as text } from '../messages.ts'

/** The menu entries that take the lots of an auction out, one for each format. */
export const useExportLots = (auctionId: string): MenuEntry[] => {
  const mayNot = usePermissionReason(exportLots.access.permission)
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const send = async (format: LotFileFormat) => {
    setBusy(true)
    try {
      const content = await call(exportLots, { params: { id: auctionId }, query: { format } })
      saveFile(content as Blob, `lots-${format}-${new Date().toISOString().slice(0, 10)}.csv`)
    } catch (error) {
      toast({ tone: 'problem', text: text.exportFailed({ problem: errorMessage(error) }) })
    } finally {
      setBusy(false)
    }
  }
  return lotFileFormats.map((format) => ({
    id: format,
    label: text.formats[format],
    reason: mayNot ?? (busy ? text.exporting : undefined),
    onSelect: () => void send(format),
  }))
}
