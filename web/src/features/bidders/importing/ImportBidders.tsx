import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import styles from './ImportBidders.module.css'
import { type ImportTab, importTabs } from './import-tabs.ts'
import { importText } from './messages.ts'
import { useFileImport } from './use-file-import.tsx'
import { usePlatformImport } from './use-platform-import.tsx'

/** What a tab provides to the dialog. */
export interface ImportPart {
  content: ReactNode
  actions: ReactNode
  /** Why the last attempt failed. */
  error: unknown
  submit: () => Promise<void>
}

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
  const { content, actions, error, submit } = parts[tab]
  return (
    <Dialog
      title={importText.title}
      width={640}
      onClose={onClose}
      onSubmit={() => void submit()}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={actions}
    >
      <div className={look('bleed')}>
        <Tabs
          name="import"
          label={importText.title}
          selected={tab}
          onSelect={onTab}
          tabs={importTabs.map((id) => ({ id, label: importText[`${id}Tab`] }))}
        />
      </div>
      <div role="tabpanel" id="import-panel" aria-labelledby={`import-tab-${tab}`} className={styles.panel}>
        {content}
      </div>
    </Dialog>
  )
}

export default ImportBidders
