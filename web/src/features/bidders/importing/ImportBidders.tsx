import { useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { TabDialog } from '../../../ui/TabDialog.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { type ImportTab, importTabs } from './import-tabs.ts'
import { importText } from './messages.ts'
import { useFileImport } from './use-file-import.tsx'
import { usePlatformImport } from './use-platform-import.tsx'

export interface ImportBiddersProps {
  tab: ImportTab
  onTab: (tab: ImportTab) => void
  onClose: () => void
}

/** Bidders from a connected platform or from a file, at `/bidders/import`. One dialog for both tabs, so that the focus stays in it. */
const ImportBidders = ({ tab, onTab, onClose }: ImportBiddersProps) => {
  const navigate = useNavigate()
  const taken = (text: string) => {
    toast({ text, action: { label: importText.open, onAction: () => void navigate(paths.dataProcessing) } })
    onClose()
  }
  const parts = { platform: usePlatformImport(taken), file: useFileImport(taken) }
  return (
    <TabDialog
      title={importText.title}
      name="import"
      tabs={importTabs.map((id) => ({ id, label: importText[`${id}Tab`] }))}
      selected={tab}
      onSelect={onTab}
      part={parts[tab]}
      onClose={onClose}
    />
  )
}

export default ImportBidders
