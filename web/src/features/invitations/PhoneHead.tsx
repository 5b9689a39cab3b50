import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AuctionSelect } from './AuctionSelect.tsx'
import type { HeadProps } from './head-props.ts'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import { shownStates, stateLabel } from './QueueHead.tsx'
import { QueueTools } from './QueueTools.tsx'
import { isNarrowed } from './queue-state.ts'
import { thresholdWords } from './threshold-words.ts'
import { useRunReason } from './use-run-reason.ts'
import { useThresholdReason } from './use-threshold-reason.ts'

/** On the phone the auction takes the place of the screen's title; what is used seldom is in the menu. */
export const PhoneHead = ({ auctions, auction, onChoose, onOpen, state, change, counts }: HeadProps) => {
  const format = useFormat()
  const [searching, setSearching] = useState(isNarrowed(state))
  const mayNotAdd = usePermissionReason('auctions:create')
  const mayNotEdit = useThresholdReason(auction)
  const mayNotRun = useRunReason(auction)
  return (
    <>
      <div className={look('row', 'gapS', 'padSidesXS', 'tall60')}>
        <title>{`${auction.title} · AuctionWiz`}</title>
        <ButtonLink look="subtle" to={paths.bidders} icon={<ArrowLeft20Regular />} aria-label={invitationText.back} />
        <div className={classes(look('grow'), styles.phoneTitle)}>
          <h1>
            <AuctionSelect label={invitationText.auction} titles auctions={auctions} value={auction.id} onChange={onChoose} />
          </h1>
          <p className={look('note', 'padLeftMNudge')}>{invitationText.saleOn({ date: format.date(auction.startDate) })}</p>
        </div>
        <MenuButton
          label={invitationText.auctionActions}
          groups={[
            [
              { id: 'search', label: invitationText.searchAndFilter, checked: searching, onSelect: () => setSearching(!searching) },
              { id: 'run', label: invitationText.run, reason: mayNotRun, onSelect: () => onOpen('run') },
              { id: 'threshold', label: thresholdWords(auction), reason: mayNotEdit, onSelect: () => onOpen('threshold') },
              { id: 'add', label: invitationText.addAuction, reason: mayNotAdd, onSelect: () => onOpen('auction') },
            ],
          ]}
        />
      </div>
      <Tabs
        name="invitations"
        label={invitationText.state}
        selected={state.state}
        onSelect={(value) => change({ state: value })}
        tabs={shownStates.map((id) => ({ id, label: stateLabel(id, counts, format.number) }))}
      />
      {searching && <QueueTools state={state} change={change} phone keys={false} />}
    </>
  )
}
