import { importPlatformBidders, listPlatforms } from '@auctionwiz/contracts/platforms'
import { listUploads } from '@auctionwiz/contracts/uploads'
import { useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { NoPermission } from '../../../ui/NoPermission.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { DialogTab } from '../../../ui/TabDialog.tsx'
import { importText } from './messages.ts'
import { PlatformBidders } from './PlatformBidders.tsx'
import { PlatformChoice } from './PlatformChoice.tsx'

const nobody: ReadonlySet<string> = new Set()

/** Bidders chosen from the list of a connected platform, imported in the background like a file. */
export const usePlatformImport = (onTaken: (text: string) => void): DialogTab => {
  const mayNot = usePermissionReason(importPlatformBidders.access.permission)
  const { data, error: listError, reload } = useQuery(listPlatforms, mayNot === undefined ? {} : null)
  const [wanted, setWanted] = useState<string>()
  const [choice, setChoice] = useState({ platformId: '', ids: nobody })
  const [connecting, setConnecting] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const { change, busy, error, clearError } = useMutation(importPlatformBidders, { refreshes: [listUploads] })
  const connected = data?.platforms.filter((one) => one.connected) ?? []
  const platform = connected.find(({ id }) => id === wanted) ?? connected[0]

  // A selection from a platform that is no longer shown does not count.
  const chosen = choice.platformId === platform?.id ? choice.ids : nobody

  const choose = (ids: ReadonlySet<string>) => {
    clearError()
    setKey(crypto.randomUUID())
    setChoice({ platformId: platform?.id ?? '', ids })
  }
  const submit = async () => {
    if (busy || connecting || platform === undefined || chosen.size === 0 || mayNot !== undefined) return
    const sent = await change({ params: { id: platform.id }, body: { bidderIds: [...chosen] }, idempotencyKey })
    if (sent) onTaken(importText.platformTaken({ platform: platform.name }))
  }

  const content =
    mayNot !== undefined ? (
      <NoPermission permission={importPlatformBidders.access.permission} what={importText.platformNoun} compact />
    ) : data ? (
      <>
        <PlatformChoice
          platforms={data.platforms}
          selected={platform}
          connecting={connecting}
          onConnecting={setConnecting}
          leaving={leaving}
          onLeaving={setLeaving}
          onSelect={setWanted}
        />
        {platform && !connecting && !leaving && <PlatformBidders key={platform.id} platform={platform} chosen={chosen} onChoose={choose} />}
      </>
    ) : listError === undefined ? (
      <SkeletonRows rows={6} columns={[24, 160, 200]} />
    ) : (
      <ErrorState compact title={importText.platformsFailed} error={listError} onRetry={reload} />
    )
  // The connection form has its own button.
  const actions = !connecting && (
    <Button type="submit" look="primary" busy={busy} disabled={chosen.size === 0} reason={mayNot}>
      {busy ? importText.importing : importText.importMany({ count: chosen.size })}
    </Button>
  )
  return { content, actions, error, submit }
}
