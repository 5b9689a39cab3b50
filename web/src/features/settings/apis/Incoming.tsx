import { type Arrival, type IncomingFolder, listArrivals, readIncomingFolder, updateIncomingFolder } from '@auctionwiz/contracts/incoming'
import { listImportMappings } from '@auctionwiz/contracts/saved-mappings'
import { Suspense, useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { listed, useFormat } from '../../../app/format.ts'
import { useHouse } from '../../../app/house.ts'
import { paths } from '../../../app/paths.ts'
import { useCan, usePermissionReason } from '../../../app/permissions.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { NoPermission } from '../../../ui/NoPermission.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { StatusDot, type StatusTone } from '../../../ui/StatusDot.tsx'
import { uploadText } from '../../uploads/messages.ts'
import { sizeText } from '../../uploads/sizes.ts'
import shared from '../Settings.module.css'
import { apisText } from './messages.ts'

const text = apisText.incoming

const IncomingSettings = lazyDialog(() => import('./IncomingSettings.tsx'))

/** The incoming folder of the current house: whether it takes files and how, and what arrived last. */
export const Incoming = () => {
  const house = useHouse()
  const mayList = useCan(readIncomingFolder.access.permission)
  return (
    <section className={shared.section} aria-labelledby="incoming-heading">
      {mayList ? (
        <Folder houseName={house.name} />
      ) : (
        <NoPermission permission={readIncomingFolder.access.permission} what={text.what} compact />
      )}
    </section>
  )
}

const Folder = ({ houseName }: { houseName: string }) => {
  const { data, error, reload } = useQuery(readIncomingFolder, {})
  const reason = usePermissionReason(updateIncomingFolder.access.permission)
  const [editing, setEditing] = useState(false)
  return (
    <>
      <div className={look('row', 'wrap', 'gapM', 'belowS')}>
        <h2 id="incoming-heading" className={look('heading')}>
          {text.heading}
        </h2>
        {data && <StatusDot tone={toneOf(data)}>{stateOf(data)}</StatusDot>}
        <div className={look('flex', 'atEnd', 'gapS', 'phoneWholeRow')}>
          <Button
            reason={reason}
            disabled={!data}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => setEditing(true)}
          >
            {text.change}
          </Button>
        </div>
      </div>
      <p className={look('soft', 'belowL')}>{text.help({ house: houseName })}</p>
      {data === undefined && error !== undefined && <ErrorState compact title={text.failed} error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonRows rows={3} columns={[200, 160]} />}
      {data && <Facts folder={data} />}
      {data && <Arrivals isOn={data.enabled} />}
      <Suspense fallback={null}>{editing && data && <IncomingSettings folder={data} onClose={() => setEditing(false)} />}</Suspense>
    </>
  )
}

const toneOf = ({ enabled, stopped }: IncomingFolder): StatusTone => (stopped ? 'bad' : enabled ? 'good' : 'idle')
const stateOf = ({ enabled, stopped }: IncomingFolder): string => (stopped ? text.stopped : enabled ? text.on : text.off)

const Facts = ({ folder }: { folder: IncomingFolder }) => {
  const { enabled, category, mappingId, notifyIds, savedBy = '', savedAt, stopped, path, people } = folder
  const format = useFormat()
  const mappings = useQuery(listImportMappings, {}).data?.mappings
  if (!enabled) return null
  const named = people.filter(({ id }) => notifyIds.includes(id)).map(({ name }) => name)
  const mapping = mappingId === undefined ? text.noMapping : (mappings?.find(({ id }) => id === mappingId)?.name ?? text.goneMapping)
  return (
    <div className={look('stack', 'gapSNudge', 'belowL')}>
      {stopped && (
        <p role="alert" className={look('problem')}>
          {text.stoppedWhy({ name: savedBy })}
        </p>
      )}
      <p className={look('breaks')}>{text.reads({ category: uploadText.categories[category], mapping })}</p>
      <p className={look('soft', 'breaks')}>{named.length > 0 ? text.notifies({ people: listed(named) }) : text.notifiesNobody}</p>
      <p className={look('soft', 'breaks')}>
        {text.place} <span className={look('code', 'small')}>{`incoming/${path}`}</span>
      </p>
      {savedAt && <p className={look('note')}>{text.savedBy({ name: savedBy, date: format.date(savedAt) })}</p>}
    </div>
  )
}

/** Milliseconds between two looks at what arrived, while the folder is on. */
const pause = 30_000

const Arrivals = ({ isOn }: { isOn: boolean }) => {
  const { data, error, reload } = useQuery(listArrivals, {}, { refreshInterval: isOn ? pause : 0 })
  if (data === undefined)
    return error === undefined ? null : <ErrorState compact title={text.arrivalsFailed} error={error} onRetry={reload} />
  if (data.arrivals.length === 0) return isOn ? <p className={look('soft')}>{text.nothing}</p> : null
  return (
    <>
      <h3 className={look('body', 'belowS')}>{text.arrivals}</h3>
      <ul className={look('stack', 'gapM')}>
        {data.arrivals.map((arrival) => (
          <ArrivalLine key={arrival.id} arrival={arrival} />
        ))}
      </ul>
    </>
  )
}

const tones: Record<Arrival['state'], StatusTone> = { waiting: 'pending', taken: 'good', failed: 'bad' }

const ArrivalLine = ({ arrival: { name, size, arrivedAt, state, uploadId, problem } }: { arrival: Arrival }) => {
  const format = useFormat()
  return (
    <li className={look('stack', 'gapXXS')}>
      <span className={look('row', 'wrap', 'gapColumnsM', 'gapRowsXS')}>
        <span className={look('breaks')}>{name}</span>
        <span className={look('note')}>{text.arrived({ size: sizeText(size), time: format.dateTime(arrivedAt) })}</span>
        <StatusDot tone={tones[state]}>{text.states[state]}</StatusDot>
        {uploadId && (
          <AppLink to={`${paths.dataProcessing}/${uploadId}`} aria-label={text.openOf({ name })}>
            {text.open}
          </AppLink>
        )}
      </span>
      {problem && <span className={look('problem')}>{problem}</span>}
    </li>
  )
}
