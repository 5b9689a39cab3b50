import { readScoringSettings } from '@auctionwiz/contracts/scoring'
import { useQuery } from '../../../app/calls/use-call.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { scoringText } from './messages.ts'
import { SettingsForm } from './SettingsForm.tsx'
import type { SettingsTab } from './settings-tabs.ts'

/** The scoring and invitation rules, at `/bidders/score-settings`. One dialog from loading to saving, so that it keeps the focus. */
const ScoringSettings = ({ tab, onTab }: { tab: SettingsTab; onTab: (tab: SettingsTab) => void }) => {
  const { data, error, reload } = useQuery(readScoringSettings, {}, { revalidateIfStale: true })
  const waiting =
    error === undefined ? (
      <SkeletonRows rows={9} columns={[160, 136, 72]} />
    ) : (
      <ErrorState compact title={scoringText.loadFailed} error={error} onRetry={reload} />
    )
  return <SettingsForm inForce={data} waiting={waiting} tab={tab} onTab={onTab} />
}

export default ScoringSettings
