import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { customDefaults } from './weights.ts'

/** The default rules; Reset to Defaults restores them. */
export const defaultRules: ScoringRules = {
  ...customDefaults,
  autoInvite: { enabled: true, scoreThreshold: 80, requirePaymentHistory: true, requireMinimumTier: true, minimumTier: 'Silver' },
  autoDeny: { enabled: true, scoreThreshold: 40, checkDisputes: true, checkPaymentDefaults: true },
}
