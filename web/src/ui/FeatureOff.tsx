import type { Feature } from '@auctionwiz/contracts/features'
import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { text } from '../messages/index.ts'
import { sharedTexts } from '../messages/shared-messages.ts'
import { Notice } from './EmptyState.tsx'

/** Replaces a feature that the account lacks: the service's message, and how to get the feature. */
export const FeatureOff = ({ feature }: { feature: Feature }) => (
  <div role="alert">
    <Notice icon={<LockClosed24Regular />} title={sharedTexts.featureUnavailable({ feature })} compact>
      {text.permission.featureOff}
    </Notice>
  </div>
)
