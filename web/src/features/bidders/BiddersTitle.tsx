import { type ScoreType, scoreTypeLabels, scoreTypes } from '@auctionwiz/contracts/scores'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { ArrowUpload20Regular } from '@fluentui/react-icons/headless/svg/arrow-upload'
import { Options20Regular } from '@fluentui/react-icons/headless/svg/options'
import { useFeatures } from '../../app/features.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { TitleRow } from '../../ui/Page.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import styles from './BiddersTitle.module.css'
import type { BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'
import { firstTabOf, type SettingsTab } from './scoring/settings-tabs.ts'

export const scoreOptions = scoreTypes.map((value) => ({ value, label: scoreTypeLabels[value] }))

export interface BiddersTitleProps {
  state: BidderListState
  change: (change: { scoreType: ScoreType }) => void
  /** The formatted total. */
  total: string | undefined
  phone: boolean
  /** Next to an open panel the button is an icon. */
  narrow: boolean
  onAdd: () => void
  onScoreSettings: (tab: SettingsTab) => void
  onImport: () => void
}

/** Title, total, the choice of score, and Add Bidder. */
export const BiddersTitle = ({ state, change, total, phone, narrow, onAdd, onScoreSettings, onImport }: BiddersTitleProps) => {
  const has = useFeatures()
  const score = (
    <SegmentedSwitch
      label={bidderText.scoreShown}
      options={scoreOptions}
      value={state.scoreType}
      onChange={(scoreType) => change({ scoreType })}
      wide={phone}
    />
  )
  return (
    <>
      <TitleRow title={phone ? bidderText.titleShort : bidderText.title} count={total}>
        {!phone && score}
        {!phone && (
          <Button
            icon={<Options20Regular />}
            aria-label={narrow ? bidderText.scoreSettings : undefined}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => onScoreSettings(firstTabOf(has))}
          >
            {narrow ? undefined : bidderText.scoreSettings}
          </Button>
        )}
        {!phone && (
          <Button
            icon={<ArrowUpload20Regular />}
            aria-label={narrow ? bidderText.import : undefined}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => onImport()}
          >
            {narrow ? undefined : bidderText.import}
          </Button>
        )}
        <AddButton bare={narrow && !phone} onAdd={onAdd} />
      </TitleRow>
      {phone && <div className={styles.switch}>{score}</div>}
    </>
  )
}

/** Opens the dialog; disabled with a reason when the user may not add bidders. */
export const AddButton = ({ bare = false, onAdd }: { bare?: boolean; onAdd: () => void }) => {
  const reason = usePermissionReason('bidders:create')
  return (
    <Button
      look="primary"
      icon={<Add20Regular />}
      reason={reason}
      shortcut="n"
      aria-label={bare ? bidderText.addBidder : undefined}
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
      onClick={onAdd}
    >
      {bare ? undefined : bidderText.addBidder}
    </Button>
  )
}
