import { type ReactNode, Suspense, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { syncText as text } from './messages.ts'
import { useFileAuction } from './use-file-auction.tsx'
import { usePlatformAuction } from './use-platform-auction.tsx'

const ImportLots = lazyDialog(() => import('../lots/files/ImportLots.tsx'))

/** What a tab provides to the dialog. */
export interface ImportPart {
  content: ReactNode
  actions: ReactNode
  error: unknown
  submit: () => Promise<void>
}

const tabs = ['platform', 'file'] as const
type ImportTab = (typeof tabs)[number]

interface ImportAuctionsProps {
  onClose: () => void
  /** Opens the auction that was imported. */
  onOpen: (id: string) => void
}

/** An auction of a connected platform, or one whose lots are in a file. */
const ImportAuctions = ({ onClose, onOpen }: ImportAuctionsProps) => {
  const [tab, setTab] = useState<ImportTab>('platform')
  const [added, setAdded] = useState<{ id: string; file: File }>()
  const parts = {
    platform: usePlatformAuction((id) => {
      onClose()
      onOpen(id)
    }),
    file: useFileAuction((id, file) => setAdded({ id, file })),
  }
  const { content, actions, error, submit } = parts[tab]
  if (added)
    return (
      <Suspense fallback={null}>
        <ImportLots
          auctionId={added.id}
          file={added.file}
          onClose={() => {
            onClose()
            onOpen(added.id)
          }}
        />
      </Suspense>
    )
  return (
    <Dialog
      title={text.importTitle}
      width={640}
      onClose={onClose}
      onSubmit={() => void submit()}
      note={error !== undefined && <span role="alert">{errorMessage(error)}</span>}
      actions={actions}
    >
      <div className={look('bleed')}>
        <Tabs
          name="import-auctions"
          label={text.importTitle}
          selected={tab}
          onSelect={setTab}
          tabs={tabs.map((id) => ({ id, label: text[`${id}Tab`] }))}
        />
      </div>
      <div
        role="tabpanel"
        id="import-auctions-panel"
        aria-labelledby={`import-auctions-tab-${tab}`}
        className={look('stack', 'gapL', 'padTopL')}
      >
        {content}
      </div>
    </Dialog>
  )
}

export default ImportAuctions
