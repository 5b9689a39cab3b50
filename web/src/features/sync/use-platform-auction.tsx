import { importPlatformAuction } from '@auctionwiz/contracts/auction-sync'
import { listAuctions, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import {
  listPlatformAuctions,
  listPlatformConnections,
  type PlatformAuctionView,
  type PlatformConnectionView,
} from '@auctionwiz/contracts/platform-auctions'
import { connectPlatform } from '@auctionwiz/contracts/platforms'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Radio } from '../../ui/Radio.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import type { DialogTab } from '../../ui/TabDialog.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { importText } from '../bidders/importing/messages.ts'
import { ConnectionStatus } from '../sync-runs/ConnectionStatus.tsx'
import { syncText as text } from '../sync-runs/messages.ts'

const Credentials = lazyDialog(() => import('./Credentials.tsx'))
const Disconnect = lazyDialog(() => import('./Disconnect.tsx'))

const isConnected = ({ status }: PlatformConnectionView): boolean => status !== 'Disconnected'

/** One auction of a connected platform. */
export const usePlatformAuction = (onImported: (id: string) => void): DialogTab => {
  const { permission } = importPlatformAuction.access
  const mayNot = usePermissionReason(permission)
  const { data, error: listError, reload } = useQuery(listPlatformConnections, mayNot === undefined ? {} : null)
  const [wanted, setWanted] = useState<string>()
  const [chosen, setChosen] = useState<PlatformAuctionView>()
  const { change, busy, error, clearError } = useMutation(importPlatformAuction, {
    refreshes: [listAuctions, readAuctionTotals, listPlatformAuctions, listPlatformConnections],
  })
  const connections = data?.connections ?? []
  const connected = connections.filter(isConnected)
  const platform = connected.find(({ id }) => id === wanted) ?? connected[0]
  const submit = async () => {
    if (busy || !platform || !chosen) return
    const imported = await change({ params: { id: platform.id }, body: { platformAuctionId: chosen.id } })
    if (!imported) return
    toast({ text: text.importedToast({ title: chosen.title }) })
    onImported(imported.auctionId)
  }
  const choosePlatform = (id: string) => {
    clearError()
    setChosen(undefined)
    setWanted(id)
  }
  const content =
    mayNot !== undefined ? (
      <NoPermission permission={permission} what={text.fileNoun} compact />
    ) : data ? (
      <div className={look('stack', 'gapL')}>
        {platform ? (
          <Field label={text.platform}>
            <Select value={platform.id} onChange={({ target }) => choosePlatform(target.value)}>
              {connections.map((one) => (
                <option key={one.id} value={one.id} disabled={!isConnected(one)}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <EmptyState compact title={text.noneConnected}>
            {text.noneConnectedText}
          </EmptyState>
        )}
        {platform && (
          <Auctions
            key={platform.id}
            platform={platform}
            chosen={chosen}
            onChoose={(auction) => {
              clearError()
              setChosen(auction)
            }}
          />
        )}
        <Connections connections={connections} onConnected={choosePlatform} />
      </div>
    ) : listError === undefined ? (
      <SkeletonRows rows={6} columns={[24, 160, 200]} />
    ) : (
      <ErrorState compact title={text.platformsFailed} error={listError} onRetry={reload} />
    )
  const actions = (
    <Button type="submit" look="primary" busy={busy} disabled={!chosen} reason={mayNot}>
      {busy ? text.importing : text.importOne}
    </Button>
  )
  return { content, actions, error, submit }
}

interface AuctionsProps {
  platform: PlatformConnectionView
  chosen: PlatformAuctionView | undefined
  onChoose: (auction: PlatformAuctionView) => void
}

const Auctions = ({ platform: { id, name }, chosen, onChoose }: AuctionsProps) => {
  const pages = usePages(listPlatformAuctions, { params: { id } })
  const format = useFormat()
  const auctions = pages.data?.flatMap((page) => page.auctions) ?? []
  if (pages.error !== undefined && !pages.data)
    return <ErrorState compact title={text.auctionsFailed({ platform: name })} error={pages.error} onRetry={pages.reload} />
  if (!pages.data) return <SkeletonRows rows={6} columns={[24, 160, 200]} />
  if (auctions.length === 0) return <p className={look('muted', 'noMargin')}>{text.noAuctions({ platform: name })}</p>
  return (
    <fieldset className={look('noBorder', 'flush')}>
      <legend className={look('strong')}>{text.auctionsOf({ platform: name })}</legend>
      {auctions.map((auction) => (
        <div key={auction.id} className={look('row', 'between', 'gapM', 'padRow', 'lineBelow')}>
          <Radio
            name="platform-auction"
            value={auction.id}
            disabled={auction.importedAs !== undefined}
            checked={chosen?.id === auction.id}
            onChange={() => onChoose(auction)}
          >
            <span>
              <span className={look('block', 'strong', 'breaks')}>{auction.title}</span>
              <span className={look('block', 'note', 'breaks')}>
                {text.auctionLine({ date: format.zonedTime(auction.startDate), lots: auction.lots, bidders: auction.bidders })}
              </span>
            </span>
          </Radio>
          {auction.importedAs !== undefined && <span className={look('note')}>{text.importedAlready}</span>}
        </div>
      ))}
      {pages.hasMore && (
        <Button busy={pages.loadingMore} onClick={pages.loadMore}>
          {text.more}
        </Button>
      )}
    </fieldset>
  )
}

interface ConnectionsProps {
  connections: readonly PlatformConnectionView[]
  onConnected: (id: string) => void
}

/** Each platform with its state, and the remedy in place. */
const Connections = ({ connections, onConnected }: ConnectionsProps) => {
  const mayNot = usePermissionReason(connectPlatform.access.permission)
  const [asked, setAsked] = useState<readonly PlatformConnectionView[]>()
  const [leaving, setLeaving] = useState<PlatformConnectionView>()
  const free = connections.filter((one) => !isConnected(one))
  return (
    <section aria-label={text.platforms} className={look('stack', 'gapS', 'padTopL')}>
      <h3 className={look('body', 'strong', 'noMargin')}>{text.platforms}</h3>
      <ul>
        {connections.map((one) => (
          <li key={one.id} className={look('stack', 'padRow', 'lineBelow')}>
            <span className={look('row', 'between', 'gapM')}>
              <span>
                {one.name} <span className={look('note')}>{text.importedCount({ count: one.auctionsImported })}</span>
              </span>
              <span className={look('row', 'gapM')}>
                <ConnectionStatus status={one.status} />
                {isConnected(one) && (
                  <Button
                    small
                    look="subtle"
                    reason={mayNot}
                    aria-label={importText.disconnect({ platform: one.name })}
                    onClick={() => setLeaving(one)}
                  >
                    {importText.disconnectConfirm}
                  </Button>
                )}
              </span>
            </span>
            {one.problem && (
              <span className={look('row', 'wrap', 'gapM', 'problem')}>
                <span>{text.problems[one.problem]}</span>
                {one.problem === 'key_expired' && (
                  <Button small reason={mayNot} onClick={() => setAsked([one])}>
                    {text.updateCredentials}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <div>
          <Button reason={mayNot} onClick={() => setAsked(free)}>
            {text.connect}
          </Button>
        </div>
      )}
      {asked && (
        <Suspense fallback={null}>
          <Credentials
            title={asked.every((one) => !isConnected(one)) ? text.connect : text.updateCredentials}
            platforms={asked}
            onClose={() => setAsked(undefined)}
            onConnected={onConnected}
          />
        </Suspense>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <Disconnect platform={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
