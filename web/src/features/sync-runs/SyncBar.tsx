import { isOpenSync } from '@auctionwiz/contracts/auction-sync'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import { syncText as text } from './messages.ts'
import { lastSyncText, runWords } from './run-words.ts'
import { SyncMenu } from './SyncMenu.tsx'
import type { AuctionSyncAccess } from './use-auction-sync.ts'

/** The platform of an imported auction, the last sync, and the menu that starts one. A comparison is reviewed on the platform's own tab. */
export const SyncBar = ({ access: { data, error, busy, start } }: { access: AuctionSyncAccess }) => {
  const format = useFormat()
  if (!data) return error === undefined ? null : <p className={look('padBand', 'noMargin', 'problem')}>{errorMessage(error)}</p>
  const { auctionId, platform, connection, problem, lastSyncAt, runs } = data
  const [latest] = runs
  const shown = latest && (isOpenSync(latest) || latest.status === 'failed') ? latest : undefined
  return (
    <div className={look('fixed', 'padBand', 'lineAbove', 'lineBelow')}>
      <div className={look('row', 'wrap', 'gapM')}>
        <strong className={look('strong')}>{platform}</strong>
        <ConnectionStatus status={connection} />
        <span className={look('note')}>{lastSyncText(lastSyncAt, format)}</span>
        <span className={look('atEnd')}>
          <SyncMenu sync={data} busy={busy} look="secondary" onSync={(direction) => void start(direction)} />
        </span>
      </div>
      {problem && (
        <p role="alert" className={look('noMargin', 'problem')}>
          {text.problems[problem]}
        </p>
      )}
      <div role="status" className={look('row', 'wrap', 'gapM', 'note')}>
        {shown && <span>{runWords(shown, format)}</span>}
        {shown?.status === 'ready' && (
          <ButtonLink small look="secondary" to={`${paths.auctions}/${auctionId}/platform?run=${shown.id}`}>
            {text.review}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
