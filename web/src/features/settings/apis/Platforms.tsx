import { listPlatformConnections, type PlatformConnectionView } from '@auctionwiz/contracts/platform-auctions'
import { connectPlatform } from '@auctionwiz/contracts/platforms'
import { Suspense, useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { useHouse } from '../../../app/house.ts'
import { paths } from '../../../app/paths.ts'
import { useCan, usePermissionReason } from '../../../app/permissions.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { NoPermission } from '../../../ui/NoPermission.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ConnectionStatus } from '../../sync-runs/ConnectionStatus.tsx'
import { syncText } from '../../sync-runs/messages.ts'
import { lastSyncText } from '../../sync-runs/run-words.ts'
import { CardButton } from '../houses/HouseCard.tsx'
import shared from '../Settings.module.css'
import { apisText } from './messages.ts'

const text = apisText.platforms

const Credentials = lazyDialog(() => import('../../sync/Credentials.tsx'))
const Disconnect = lazyDialog(() => import('../../sync/Disconnect.tsx'))

interface Open {
  what: 'connect' | 'credentials' | 'disconnect'
  platform: PlatformConnectionView
}

/** The bidding platforms of the current house: how it is connected to each. */
export const Platforms = () => {
  const house = useHouse()
  const mayList = useCan(listPlatformConnections.access.permission)
  return (
    <section className={shared.section} aria-labelledby="platforms-heading">
      <h2 id="platforms-heading" className={look('heading', 'belowS')}>
        {text.heading}
      </h2>
      <p className={look('soft', 'belowL')}>{text.help({ house: house.name })}</p>
      {mayList ? <PlatformList /> : <NoPermission permission={listPlatformConnections.access.permission} what={text.what} compact />}
    </section>
  )
}

const PlatformList = () => {
  const { data, error, reload } = useQuery(listPlatformConnections, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (data === undefined && error !== undefined) return <ErrorState compact title={text.failed} error={error} onRetry={reload} />
  if (data === undefined) return <SkeletonRows rows={2} columns={[200, 160]} />
  if (data.connections.length === 0) return <p className={look('soft')}>{text.none}</p>
  const named = open && { id: open.platform.id, name: open.platform.name }
  return (
    <>
      <ul className={look('grid', 'gapL', 'cards336')}>
        {data.connections.map((platform) => (
          <PlatformCard key={platform.id} platform={platform} onOpen={(what) => setOpen({ what, platform })} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {named && open.what === 'disconnect' && <Disconnect platform={named} onClose={close} />}
        {named && open.what !== 'disconnect' && (
          <Credentials
            title={open.what === 'connect' ? text.connectTitle({ platform: named.name }) : text.credentialsTitle({ platform: named.name })}
            platforms={[named]}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

interface PlatformCardProps {
  platform: PlatformConnectionView
  onOpen: (what: Open['what']) => void
}

const PlatformCard = ({ platform, onOpen }: PlatformCardProps) => {
  const format = useFormat()
  const mayNot = usePermissionReason(connectPlatform.access.permission)
  const { name, status, problem, connectedAt, connectedBy = '', lastSyncAt, auctionsImported } = platform
  const isConnected = status !== 'Disconnected'
  return (
    <li className={look('stack', 'shrinks', 'padL', 'framed', 'roundedLarge')}>
      <div className={look('flex', 'top', 'between', 'gapM')}>
        <h3 className={look('body', 'shrinks', 'breaks')}>{name}</h3>
        <ConnectionStatus status={status} />
      </div>
      <div className={look('stack', 'fill', 'gapSNudge', 'aboveM')}>
        {problem && <p className={look('problem')}>{syncText.problems[problem]}</p>}
        {connectedAt && isConnected && (
          <p className={look('note', 'breaks')}>
            {text.since({ date: format.date(connectedAt), name: connectedBy })}
            <br />
            {text.imported({ count: auctionsImported })}
            <br />
            {lastSyncText(lastSyncAt, format)}
          </p>
        )}
      </div>
      <div className={look('row', 'wrap', 'gapS', 'aboveL')}>
        {isConnected ? (
          <>
            {problem === 'key_expired' && (
              <CardButton label={syncText.updateCredentials} name={name} reason={mayNot} onClick={() => onOpen('credentials')} />
            )}
            <ButtonLink look="secondary" to={`${paths.auctions}/import`}>
              {text.importAuctions}
            </ButtonLink>
            <CardButton label={text.disconnect} name={name} reason={mayNot} onClick={() => onOpen('disconnect')} />
          </>
        ) : (
          <CardButton label={text.connect} name={name} reason={mayNot} onClick={() => onOpen('connect')} />
        )}
      </div>
    </li>
  )
}
