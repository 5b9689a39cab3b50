import { scoreTypes } from '@auctionwiz/contracts/scores'
import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { ArrowUpload20Regular } from '@fluentui/react-icons/headless/svg/arrow-upload'
import { Options20Regular } from '@fluentui/react-icons/headless/svg/options'
import { Suspense } from 'react'
import { useFeatures } from '../../app/features.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { labels } from '../../messages/label-messages.ts'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { TitleButton, TitleRow } from '../../ui/Page.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import type { BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'
import { firstTabOf, type SettingsTab } from './scoring/settings-tabs.ts'

const PhoneMore = lazyPart(() => import('./PhoneMore.tsx'))

export const scoreOptions = () => scoreTypes.map((value) => ({ value, label: labels.scoreType[value] }))

export interface BiddersTitleProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  /** The formatted total. */
  total: string | undefined
  phone: boolean
  /** The screen shows the list. */
  listed?: boolean
  /** The screen depends on the chosen score. Default true. */
  scored?: boolean
  onAdd: () => void
  onScoreSettings: (tab: SettingsTab) => void
  onImport: () => void
}

/** Title, total, the choice of score, and Add Bidder. */
export const BiddersTitle = ({
  state,
  change,
  total,
  phone,
  listed = false,
  scored = true,
  onAdd,
  onScoreSettings,
  onImport,
}: BiddersTitleProps) => {
  const has = useFeatures()
  const score = (
    <SegmentedSwitch
      label={bidderText.scoreShown}
      options={scoreOptions()}
      value={state.scoreType}
      onChange={(scoreType) => change({ scoreType })}
      wide={phone}
    />
  )
  return (
    <>
      <TitleRow title={phone ? bidderText.titleShort : bidderText.title} count={total}>
        {!phone && scored && score}
        {!phone && (
          <TitleButton
            icon={<Options20Regular />}
            onPointerEnter={prefetchDialog}
            onFocus={prefetchDialog}
            onClick={() => onScoreSettings(firstTabOf(has))}
          >
            {bidderText.scoreSettings}
          </TitleButton>
        )}
        {!phone && (
          <TitleButton icon={<ArrowUpload20Regular />} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={() => onImport()}>
            {bidderText.import}
          </TitleButton>
        )}
        {phone && (
          <Suspense fallback={null}>
            <PhoneMore list={listed ? { state, change } : undefined} onImport={onImport} onScoreSettings={onScoreSettings} />
          </Suspense>
        )}
        <AddButton onAdd={onAdd} />
      </TitleRow>
      {phone && scored && <div className={look('padSidesL', 'padTopXS', 'padBottomS')}>{score}</div>}
    </>
  )
}

/** Opens the dialog; disabled with a reason when the user may not add bidders. */
export const AddButton = ({ onAdd }: { onAdd: () => void }) => {
  const reason = usePermissionReason('bidders:create')
  return (
    <TitleButton
      look="primary"
      icon={<Add20Regular />}
      reason={reason}
      shortcut="n"
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
      onClick={onAdd}
    >
      {bidderText.addBidder}
    </TitleButton>
  )
}
