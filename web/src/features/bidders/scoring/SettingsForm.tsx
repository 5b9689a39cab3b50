import { CallError } from '@auctionwiz/contracts/client'
import { listJobs } from '@auctionwiz/contracts/jobs'
import {
  listScoringVersions,
  readScoringSettings,
  type ScoringRules,
  type ScoringSettings,
  saveScoringSettings,
} from '@auctionwiz/contracts/scoring'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { type ReactNode, useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useFeatures } from '../../../app/features.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { useSession } from '../../../app/session/session-context.ts'
import { sharedTexts } from '../../../messages/shared-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { FeatureOff } from '../../../ui/FeatureOff.tsx'
import { look } from '../../../ui/look.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useBidders } from '../bidders-context.ts'
import { AutomationRules } from './AutomationRules.tsx'
import { CustomScore } from './CustomScore.tsx'
import { scoringText } from './messages.ts'
import { PlatformScore } from './PlatformScore.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { rulesKey, rulesOf, rulesState } from './rules-form.ts'
import { SavedVersions } from './SavedVersions.tsx'
import styles from './Settings.module.css'
import { featureOf, type SettingsTab, tabsOf } from './settings-tabs.ts'
import { usePreview } from './use-preview.ts'

export interface SettingsFormProps {
  /** Undefined while unknown. */
  inForce: ScoringSettings | undefined
  /** Shown in place of unknown values. */
  waiting: ReactNode
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  reload: () => void
}

/** The edited rules, over all tabs, with the effect of saving them. */
export const SettingsForm = ({ inForce, waiting, tab, onTab, reload }: SettingsFormProps) => {
  const { close } = useBidders()
  const { isDemo } = useSession()
  const has = useFeatures()
  const feature = featureOf(tab)
  const off = feature !== undefined && !has(feature) ? feature : undefined
  const mayNot = usePermissionReason(saveScoringSettings.access.permission)
  const reason = off ? sharedTexts.featureUnavailable({ feature: off }) : mayNot
  const [edited, setRules] = useState<ScoringRules>()
  const known = rulesOf(inForce ?? defaultRules)
  const rules = edited ?? known
  const { problems, changed, ready } = rulesState(rules, known)
  const preview = usePreview(ready && reason === undefined ? rules : undefined, inForce?.version)
  const { save, busy, error } = useSaveRules(close)
  const stale = error instanceof CallError && error.code === 'stale_version'
  const submit = () => {
    if (!inForce || busy || !ready || reason !== undefined) return
    const { preview: seen } = preview.answer ?? {}
    void save(rules, inForce.version, seen?.status === 'completed' ? seen.run : undefined).then((saved) => saved || reload())
  }
  const fields = { rules, problems, disabled: reason !== undefined, onChange: setRules }
  const problem = problems.weights ?? problems.thresholds
  const { previewInvalid } = scoringText
  const invalid = problems.weights ? previewInvalid.weights : problems.thresholds && previewInvalid.thresholds
  const idle = invalid ?? (changed ? undefined : scoringText.previewIdle)
  const isReset = changed && rulesKey(rules) === rulesKey(defaultRules)
  return (
    <Dialog
      title={scoringText.title}
      mark={isDemo && <span className={classes(look('oneLine', 'rounded'), styles.badge)}>{scoringText.demo}</span>}
      width={960}
      onClose={close}
      dirty={changed}
      onSubmit={submit}
      note={
        <span className={classes(look('row', 'between', 'wrap', 'gapFacts'), styles.foot)}>
          <Button look="subtle" reason={reason} disabled={!inForce} onClick={() => setRules(rulesOf(defaultRules))}>
            {scoringText.reset}
          </Button>
          <span>
            <span role="status">{isReset && scoringText.resetDone}</span> {isDemo && scoringText.demoHint}
          </span>
        </span>
      }
      actions={
        <Button type="submit" look="primary" busy={busy} reason={reason ?? problem ?? (changed ? undefined : scoringText.unchanged)}>
          {busy ? scoringText.saving : scoringText.save}
        </Button>
      }
    >
      <div className={styles.tabs}>
        <Tabs
          name="scoring"
          label={scoringText.tabList}
          selected={tab}
          onSelect={onTab}
          tabs={tabsOf(has).map((id) => ({ id, label: scoringText[id] }))}
        />
      </div>
      {error !== undefined && !stale && (
        <div className={look('aboveXL')}>
          <ErrorSummary title={`${scoringText.saveFailed} ${errorMessage(error)}`} errors={[]} />
        </div>
      )}
      {stale && (
        <div className={classes(look('stack', 'top', 'gapXS', 'aboveM', 'edged', 'rounded'), styles.stale)} role="alert">
          <strong>{scoringText.staleTitle}</strong>
          <span>{scoringText.staleText}</span>
          <Button small onClick={() => setRules(undefined)}>
            {scoringText.useTheirs}
          </Button>
        </div>
      )}
      <div role="tabpanel" id="scoring-panel" {...(off ? { 'aria-label': scoringText[tab] } : { 'aria-labelledby': `scoring-tab-${tab}` })}>
        {off ? (
          <FeatureOff feature={off} />
        ) : tab === 'auctionwiz' ? (
          <PlatformScore />
        ) : inForce === undefined ? (
          <div className={styles.waiting}>{waiting}</div>
        ) : (
          <div className={classes(look('grid', 'aboveXL'), styles.columns)}>
            <div className={look('stack', 'shrinks', 'gapXL')}>
              {tab === 'custom' ? <CustomScore {...fields} /> : <AutomationRules {...fields} />}
              <SavedVersions inForce={inForce.number} onUse={(version) => setRules(rulesOf(version))} />
            </div>
            <div className={styles.right}>
              <PreviewPane preview={preview} idle={idle} />
            </div>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Saves rules and shows the consequences; `save` resolves to whether it succeeded. */
const useSaveRules = (onSaved: () => void) => {
  const format = useFormat()
  const { change, busy, error } = useMutation(saveScoringSettings, {
    refreshes: [readScoringSettings, listScoringVersions, listJobs],
    onDone: ({ changedSincePreview = 0 }) => {
      toast({
        text: changedSincePreview === 0 ? scoringText.saved : scoringText.savedSince({ count: format.number(changedSincePreview) }),
      })
      onSaved()
    },
  })
  const save = async (rules: ScoringRules, version: string, preview: string | undefined): Promise<boolean> =>
    (await change({ body: { ...rules, version, ...(preview !== undefined && { preview }) } })) !== undefined
  return { save, busy, error }
}
