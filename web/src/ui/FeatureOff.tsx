import type { Feature } from '@auctionwiz/contracts/features'
import { sharedTexts } from '@auctionwiz/contracts/shared-texts'
import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { fill, text } from '../messages/index.ts'
import { Notice } from './EmptyState.tsx'

/** Replaces a feature that the account lacks: the service's message, and how to get the feature. */
export const FeatureOff = ({ feature }: { feature: Feature }) => (
  <div role="alert">
    <Notice icon={<LockClosed24Regular />} title={fill(sharedTexts.featureUnavailable, { feature })} compact>
      {text.permission.featureOff}
    </Notice>
  </div>
)
