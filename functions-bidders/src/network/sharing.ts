import type { NetworkSharing } from '@auctionwiz/contracts/network'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { establishedBy, type PaidAccounts, type Standing } from '@auctionwiz/records/established-account'
import { type LookupSummary, lookupSummaryId, lookupsOf } from './lookup-summary.ts'

/** The account's choice. */
export interface SharingDocument extends StoredDocument {
  type: 'networkSharing'
  sharing: boolean
  changedAt: string
  changedBy: string
}

/** What the account's own document says of it; the authentication service writes it. */
interface AccountDocument extends StoredDocument, Standing {
  subscription?: { tier?: string }
}

export const sharingId = 'network-sharing'

/** By tier of the subscription; tiers not named here are optional. */
const ruleOfTier: Record<string, NetworkSharing['rule']> = { 'tier-1': 'required', 'tier-2': 'encouraged', 'tier-3': 'encouraged' }

/**
 * Whether an account publishes to the network and reads from it. It does while it shares (as its subscription requires, else as it chose) and is
 * established, see `establishedBy`.
 */
export interface Participation {
  takesPart: boolean
  /** Who contributes: accounts of one proven domain are one contributor, else the account is. */
  contributor: string
}

export interface Account {
  account: PartitionReader
  accountId: string
  isPaid: PaidAccounts
}

export const readSharing = async (of: Account): Promise<NetworkSharing> => {
  const [{ stored, chosen }, lookups] = await Promise.all([read(of), of.account.read<LookupSummary>(lookupSummaryId)])
  const rule = ruleOf(stored)
  const verifiedBy = establishedBy(of.accountId, stored, of.isPaid)
  const sharing = rule === 'required' || chosen?.document.sharing === true
  const state = { sharing, rule, takesPart: sharing && verifiedBy !== undefined, ...(verifiedBy && { verifiedBy }) }
  const { changedAt, changedBy } = chosen?.document ?? {}
  const changed = { ...(changedAt !== undefined && { changedAt }), ...(changedBy !== undefined && { changedBy }) }
  return { ...state, ...changed, lookups: lookupsOf(lookups?.document), version: chosen?.version ?? '' }
}

export const readParticipation = async (of: Account): Promise<Participation> => {
  const { stored, chosen } = await read(of)
  const verifiedBy = establishedBy(of.accountId, stored, of.isPaid)
  const sharing = ruleOf(stored) === 'required' || chosen?.document.sharing === true
  const contributor = verifiedBy === 'domain' ? `domain:${stored?.organization?.domain}` : `account:${of.accountId}`
  return { takesPart: sharing && verifiedBy !== undefined, contributor }
}

const read = async ({ account }: Account) => {
  const [stored, chosen] = await Promise.all([account.read<AccountDocument>('account'), account.read<SharingDocument>(sharingId)])
  return { stored: stored?.document, chosen }
}

const ruleOf = (stored: AccountDocument | undefined): NetworkSharing['rule'] => ruleOfTier[stored?.subscription?.tier ?? ''] ?? 'optional'
