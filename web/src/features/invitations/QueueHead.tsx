import type { invitationStates } from '@auctionwiz/contracts/bidder-invitations'
import { ArrowSync20Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { Options20Regular } from '@fluentui/react-icons/headless/svg/options'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Spacer } from '../../ui/Page.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { AuctionSelect } from './AuctionSelect.tsx'
import type { HeadProps } from './head-props.ts'
import { invitationText } from './messages.ts'
import { QueueTools } from './QueueTools.tsx'
import { thresholdWords } from './threshold-words.ts'
import { useRunReason } from './use-run-reason.ts'
import { useThresholdReason } from './use-threshold-reason.ts'

/** The states in the order of the work. */
export const shownStates = ['review', 'invited', 'denied'] as const satisfies readonly (typeof invitationStates)[number][]

/** The auction, the states with their counts, what can be done with the rules, and the tools of the list. */
export const QueueHead = ({ auctions, auction, onChoose, onOpen, state, change, counts }: HeadProps) => {
  const format = useFormat()
  const mayNotAdd = usePermissionReason('auctions:create')
  const mayNotEdit = useThresholdReason(auction)
  const mayNotApprove = usePermissionReason('bidders:approve')
  const mayNotRun = useRunReason(auction)
  return (
    <>
      <div className={look('row', 'wrap', 'gapS', 'padSidesXXL', 'padTopS')}>
        <AuctionSelect
          label={invitationText.auction}
          className={look('from240', 'atLeast160', 'atMost320')}
          auctions={auctions}
          value={auction.id}
          onChange={onChoose}
        />
        <SegmentedSwitch
          label={invitationText.state}
          options={shownStates.map((value) => ({ value, label: stateLabel(value, counts, format.number) }))}
          value={state.state}
          onChange={(value) => change({ state: value })}
        />
        <Spacer />
        <Button look="subtle" icon={<Options20Regular />} reason={mayNotEdit} onClick={() => onOpen('threshold')}>
          {thresholdWords(auction)}
        </Button>
        <Button icon={<ArrowSync20Regular />} reason={mayNotRun} onClick={() => onOpen('run')}>
          {invitationText.run}
        </Button>
        <MenuButton
          label={invitationText.auctionActions}
          groups={[[{ id: 'add', label: invitationText.addAuction, reason: mayNotAdd, onSelect: () => onOpen('auction') }]]}
        />
      </div>
      <QueueTools
        state={state}
        change={change}
        phone={false}
        keys={state.state === 'review' && mayNotApprove === undefined && (counts?.review ?? 0) > 0}
      />
    </>
  )
}

export const stateLabel = (state: HeadProps['state']['state'], counts: HeadProps['counts'], number: (count: number) => string): string =>
  counts ? `${invitationText.states[state]} ${number(counts[state])}` : invitationText.states[state]
