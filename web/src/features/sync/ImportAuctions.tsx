import { Suspense, useState } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { TabDialog } from '../../ui/TabDialog.tsx'
import { syncText as text } from '../sync-runs/messages.ts'
import { useFileAuction } from './use-file-auction.tsx'
import { usePlatformAuction } from './use-platform-auction.tsx'

const ImportLots = lazyDialog(() => import('../lots/files/ImportLots.tsx'))

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
    <TabDialog
      title={text.importTitle}
      name="import-auctions"
      tabs={tabs.map((id) => ({ id, label: text[`${id}Tab`] }))}
      selected={tab}
      onSelect={setTab}
      part={parts[tab]}
      onClose={onClose}
    />
  )
}

export default ImportAuctions
