import { type ApiKey, listApiKeys } from '@auctionwiz/contracts/api-keys'
import { listHouses } from '@auctionwiz/contracts/houses'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { Suspense, useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useCan } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { prefetchDialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { NoPermission } from '../../../ui/NoPermission.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import shared from '../Settings.module.css'
import { ApiKeyCard } from './ApiKeyCard.tsx'
import { apisText } from './messages.ts'

const text = apisText.keys

const NewApiKey = lazyDialog(() => import('./NewApiKey.tsx'))
const RotateApiKey = lazyDialog(() => import('./RotateApiKey.tsx'))
const RevokeApiKey = lazyDialog(() => import('./RevokeApiKey.tsx'))
const ApiKeySecret = lazyDialog(() => import('./ApiKeySecret.tsx'))

/** A key that was just made or rotated. */
export interface IssuedKey {
  key: ApiKey
  secret: string
}

type Open = { what: 'new' } | { what: 'rotate' | 'revoke'; key: ApiKey } | { what: 'secret'; issued: IssuedKey }

/** The API keys of the houses that the user administers. A secret is shown once, after it was made. */
export const ApiKeys = () => {
  const mayManage = useCan(listApiKeys.access.permission)
  return (
    <section className={shared.section} aria-labelledby="api-keys-heading">
      {mayManage ? <KeyList /> : <NoPermission permission={listApiKeys.access.permission} what={text.what} compact />}
    </section>
  )
}

const KeyList = () => {
  const { data, error, reload } = useQuery(listApiKeys, {})
  const houses = useQuery(listHouses, {}).data?.auctionHouses
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const issued = (one: IssuedKey) => setOpen({ what: 'secret', issued: one })
  return (
    <>
      <div className={look('row', 'wrap', 'gapS', 'belowS')}>
        <h2 id="api-keys-heading" className={look('heading')}>
          {text.heading}
        </h2>
        {data && data.keys.length > 0 && <span className={look('muted')}>{data.keys.length}</span>}
        <div className={look('flex', 'atEnd', 'gapS', 'phoneWholeRow')}>
          <Button
            icon={<Add20Regular />}
            disabled={!houses}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => setOpen({ what: 'new' })}
          >
            {text.create}
          </Button>
        </div>
      </div>
      <p className={look('soft', 'belowL')}>
        {text.help}{' '}
        <a href="/api.html#auth" target="_blank" rel="noreferrer">
          {text.docs}
        </a>
      </p>
      {data === undefined ? (
        error === undefined ? (
          <SkeletonRows rows={2} columns={[200, 160]} />
        ) : (
          <ErrorState compact title={text.failed} error={error} onRetry={reload} />
        )
      ) : data.keys.length === 0 ? (
        <p className={look('soft')}>
          <b>{text.none}</b>
          <br />
          {text.noneHelp}
        </p>
      ) : (
        <ul className={look('grid', 'gapL', 'cards336')}>
          {data.keys.map((key) => (
            <ApiKeyCard
              key={key.id}
              apiKey={key}
              houses={houses ?? []}
              onRotate={() => setOpen({ what: 'rotate', key })}
              onRevoke={() => setOpen({ what: 'revoke', key })}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {open?.what === 'new' && houses && <NewApiKey houses={houses} onIssued={issued} onClose={close} />}
        {open?.what === 'rotate' && <RotateApiKey apiKey={open.key} onIssued={issued} onClose={close} />}
        {open?.what === 'revoke' && <RevokeApiKey apiKey={open.key} onClose={close} />}
        {open?.what === 'secret' && <ApiKeySecret issued={open.issued} onClose={close} />}
      </Suspense>
    </>
  )
}
