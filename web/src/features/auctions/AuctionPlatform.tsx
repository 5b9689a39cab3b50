import { readAuctionSync } from '@auctionwiz/contracts/auction-sync'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { useNavigate } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { ConnectionStatus } from '../sync-runs/ConnectionStatus.tsx'
import { syncText } from '../sync-runs/messages.ts'
import { lastSyncText } from '../sync-runs/run-words.ts'
import { auctionText } from './messages.ts'

/** How an imported auction stands with its platform, in its panel. The button compares both sides on the platform's own tab. */
const AuctionPlatform = ({ auctionId, platform }: { auctionId: string; platform: string }) => {
  const { data } = useQuery(readAuctionSync, { params: { id: auctionId } })
  const format = useFormat()
  const navigate = useNavigate()
  const mayNot = usePermissionReason('auctions:import')
  return (
    <section aria-label={syncText.sync} className={look('stack', 'gapS', 'padTopL', 'aboveL', 'lineAbove')}>
      <div className={look('row', 'wrap', 'gapM')}>
        <h3 className={look('body', 'strong', 'noMargin')}>{syncText.sync}</h3>
        {data?.lastSyncAt !== undefined && <span className={look('note')}>{lastSyncText(data.lastSyncAt, format)}</span>}
        <span className={look('atEnd')}>
          <Button
            icon={<ArrowSync20Regular />}
            reason={mayNot}
            onClick={() => void navigate(`${paths.auctions}/${auctionId}/platform?direction=both`)}
          >
            {auctionText.syncWith({ platform })}
          </Button>
        </span>
      </div>
      {data && <ConnectionStatus status={data.connection} />}
      {data?.problem && <p className={look('noMargin', 'problem')}>{syncText.problems[data.problem]}</p>}
    </section>
  )
}

export default AuctionPlatform
