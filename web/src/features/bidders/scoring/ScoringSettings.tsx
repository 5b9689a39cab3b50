import { readScoringSettings } from '@auctionwiz/contracts/scoring'
import { useData } from '../../../app/calls/use-call.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { SkeletonRows } from '../../../components/Skeleton.tsx'
import { useBidders } from '../bidders-context.ts'
import { scoringText } from './messages.ts'
import { SettingsForm } from './SettingsForm.tsx'
import type { SettingsTab } from './settings-tabs.ts'

/** How bidders are scored and invited, at `/bidders/score-settings`. */
const ScoringSettings = ({ tab, onTab }: { tab: SettingsTab; onTab: (tab: SettingsTab) => void }) => {
  const { close } = useBidders()
  const { data, error, reload } = useData(readScoringSettings, {}, { revalidateIfStale: true })
  if (data) return <SettingsForm inForce={data} tab={tab} onTab={onTab} reload={reload} />
  return (
    <Dialog title={scoringText.title} width={960} onClose={close}>
      {error === undefined ? (
        <SkeletonRows rows={9} columns={[160, 136, 72]} />
      ) : (
        <ErrorState compact title={scoringText.loadFailed} error={error} onRetry={reload} />
      )}
    </Dialog>
  )
}

export default ScoringSettings
