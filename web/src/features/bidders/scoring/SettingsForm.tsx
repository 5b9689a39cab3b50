import { listJobs } from '@auctionwiz/contracts/jobs'
import {
  listScoringVersions,
  readScoringSettings,
  type ScoringRules,
  type ScoringSettings,
  saveScoringSettings,
} from '@auctionwiz/contracts/scoring'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import type { ReactNode } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh, useStore } from '../../../app/calls/use-mutation.ts'
import { useFeatures } from '../../../app/features.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { useSession } from '../../../app/session/session-context.ts'
import { sharedTexts } from '../../../messages/shared-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { FeatureOff } from '../../../ui/FeatureOff.tsx'
import { look } from '../../../ui/look.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useBidders } from '../bidders-context.ts'
import { AutomationRules } from './AutomationRules.tsx'
import { CustomScore } from './CustomScore.tsx'
import { scoringText } from './messages.ts'
import { PlatformScore } from './PlatformScore.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { problemsOf, ruleLabels, ruleShown, rulesFrom, rulesKey, rulesOf, ruleValues } from './rules-form.ts'
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
}

/** The edited rules, over all tabs, with the effect of saving them. */
export const SettingsForm = ({ inForce, waiting, tab, onTab }: SettingsFormProps) => {
  const { close } = useBidders()
  const { isDemo } = useSession()
  const has = useFeatures()
  const format = useFormat()
  const call = useCall()
  const store = useStore()
  const refresh = useRefresh()
  const feature = featureOf(tab)
  const off = feature !== undefined && !has(feature) ? feature : undefined
  const mayNot = usePermissionReason(saveScoringSettings.access.permission)
  const reason = off ? sharedTexts.featureUnavailable({ feature: off }) : mayNot
  const form = useRecordForm({
    opened: { values: ruleValues(inForce ?? defaultRules), version: inForce?.version ?? '' },
    // While the rules are inconsistent the button says so, and they can't be sent.
    check: () => ({}),
    send: (values, { version }) => {
      const { preview: seen } = preview.answer ?? {}
      const run = seen?.status === 'completed' ? seen.run : undefined
      return call(saveScoringSettings, { body: { ...rulesFrom(values), version, ...(run !== undefined && { preview: run }) } })
    },
    latest: async () => {
      const latest = await call(readScoringSettings, {})
      store(readScoringSettings, {}, latest)
      return { values: ruleValues(latest), version: latest.version }
    },
    onSaved: ({ changedSincePreview: count = 0 }) => {
      toast({ text: count === 0 ? scoringText.saved : scoringText.savedSince({ count: format.number(count) }) })
      refresh([readScoringSettings, listScoringVersions, listJobs])
      close()
    },
  })
  const rules = rulesFrom(form.values)
  const setRules = (next: ScoringRules) => form.type(ruleValues(next))
  const problems = problemsOf(rules)
  const problem = problems.weights ?? problems.thresholds
  const ready = form.dirty && problem === undefined
  const preview = usePreview(ready && reason === undefined ? rules : undefined, inForce?.version)
  const fields = { rules, problems, disabled: reason !== undefined, onChange: setRules }
  const { previewInvalid } = scoringText
  const invalid = problems.weights ? previewInvalid.weights : problems.thresholds && previewInvalid.thresholds
  const idle = invalid ?? (form.dirty ? undefined : scoringText.previewIdle)
  const isReset = form.dirty && rulesKey(rules) === rulesKey(defaultRules)
  return (
    <RecordDialog
      title={scoringText.title}
      mark={
        isDemo && (
          <span className={look('startS', 'padTag', 'small', 'lineBody', 'inMiddle', 'oneLine', 'rounded', 'brass')}>
            {scoringText.demo}
          </span>
        )
      }
      width={960}
      name="scoring"
      form={form}
      labels={ruleLabels()}
      show={ruleShown}
      reason={reason ?? problem ?? (form.dirty ? undefined : scoringText.unchanged)}
      submit={{ label: scoringText.save, busy: scoringText.saving }}
      onClose={close}
      note={
        <span className={look('row', 'between', 'wrap', 'gapFacts', 'padRightS')}>
          <Button look="subtle" reason={reason} disabled={!inForce} onClick={() => setRules(rulesOf(defaultRules))}>
            {scoringText.reset}
          </Button>
          <span>
            <span role="status">{isReset && scoringText.resetDone}</span> {isDemo && scoringText.demoHint}
          </span>
        </span>
      }
    >
      <div className={look('bleed')}>
        <Tabs
          name="scoring"
          label={scoringText.tabList}
          selected={tab}
          onSelect={onTab}
          tabs={tabsOf(has).map((id) => ({ id, label: scoringText[id] }))}
        />
      </div>
      <div role="tabpanel" id="scoring-panel" {...(off ? { 'aria-label': scoringText[tab] } : { 'aria-labelledby': `scoring-tab-${tab}` })}>
        {off ? (
          <FeatureOff feature={off} />
        ) : tab === 'auctionwiz' ? (
          <PlatformScore />
        ) : inForce === undefined ? (
          <div className={look('aboveXL', 'tall480')}>{waiting}</div>
        ) : (
          <div className={classes(look('grid', 'aboveXL', 'gapXXXL', 'tall560'), styles.columns)}>
            <div className={look('stack', 'shrinks', 'gapXL')}>
              {tab === 'custom' ? <CustomScore {...fields} /> : <AutomationRules {...fields} />}
              <SavedVersions inForce={inForce.number} onUse={(version) => setRules(rulesOf(version))} />
            </div>
            <div className={classes(look('shrinks', 'lineLeft', 'padLeftXXXL'), styles.right)}>
              <PreviewPane preview={preview} idle={idle} />
            </div>
          </div>
        )}
      </div>
    </RecordDialog>
  )
}
