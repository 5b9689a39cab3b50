import type { NetworkSharing } from '@auctionwiz/contracts/network'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** The account's choice. */
export interface SharingDocument extends StoredDocument {
  type: 'networkSharing'
  sharing: boolean
  changedAt: string
  changedBy: string
}

interface AccountDocument extends StoredDocument {
  subscription?: { tier?: string }
}

export const sharingId = 'network-sharing'

/** By tier of the subscription; tiers not named here are optional. */
const ruleOfTier: Record<string, NetworkSharing['rule']> = { 'tier-1': 'required', 'tier-2': 'encouraged', 'tier-3': 'encouraged' }

/** Whether the account shares: as its subscription requires, else as it chose, else not. */
export const readSharing = async (account: PartitionReader): Promise<NetworkSharing> => {
  const [stored, chosen] = await Promise.all([account.read<AccountDocument>('account'), account.read<SharingDocument>(sharingId)])
  const rule = ruleOfTier[stored?.document.subscription?.tier ?? ''] ?? 'optional'
  if (!chosen) return { sharing: rule === 'required', rule, version: '' }
  const { sharing, changedAt, changedBy } = chosen.document
  return { sharing: rule === 'required' || sharing, rule, changedAt, changedBy, version: chosen.version }
}
