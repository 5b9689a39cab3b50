import type { Feature } from '@auctionwiz/contracts/features'
import { sharedTexts } from '@auctionwiz/contracts/shared-texts'
import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { fill, text } from '../messages/index.ts'
import { Notice } from './EmptyState.tsx'

/** Instead of what the account does not have: the words of the service, and what would bring it. */
export const FeatureOff = ({ feature }: { feature: Feature }) => (
  <div role="alert">
    <Notice icon={<LockClosed24Regular />} title={fill(sharedTexts.featureUnavailable, { feature })} compact>
      {text.permission.featureOff}
    </Notice>
  </div>
)
