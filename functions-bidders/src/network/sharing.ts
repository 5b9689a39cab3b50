import type { NetworkSharing } from '@auctionwiz/contracts/network'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type AccountDocument, findAccount } from '@auctionwiz/records/accounts'
import { establishedBy, type PaidAccounts } from '@auctionwiz/records/established-account'
import { lookupSummaryId, lookupSummaryRecord } from '@auctionwiz/records/network-lookups'
import { networkSharingRecord, type Participation, sharingId } from '@auctionwiz/records/network-participation'
import { lookupsOf } from './lookup-summary.ts'

/** By tier of the subscription; tiers not named here are optional. */
const ruleOfTier: Record<string, NetworkSharing['rule']> = { 'tier-1': 'required', 'tier-2': 'encouraged', 'tier-3': 'encouraged' }

export interface Account {
  account: PartitionReader
  accountId: string
  isPaid: PaidAccounts
}

export const readSharing = async (of: Account): Promise<NetworkSharing> => {
  const [{ stored, chosen }, lookups] = await Promise.all([read(of), readerOf(lookupSummaryRecord, of.account).find(lookupSummaryId)])
  const rule = ruleOf(stored)
  const verifiedBy = establishedBy(of.accountId, stored, of.isPaid)
  const sharing = rule === 'required' || chosen?.document.sharing === true
  const state = { sharing, rule, takesPart: sharing && verifiedBy !== undefined, ...(verifiedBy && { verifiedBy }) }
  const { changedAt, changedBy } = chosen?.document ?? {}
  const changed = { ...(changedAt !== undefined && { changedAt }), ...(changedBy !== undefined && { changedBy }) }
  return { ...state, ...changed, lookups: lookupsOf(lookups?.document), version: chosen?.version ?? '' }
}

/**
 * Whether an account publishes to the network and reads from it. It does while it shares (as its subscription requires, else as it chose) and is
 * established, see `establishedBy`.
 */
export const readParticipation = async (of: Account): Promise<Participation> => {
  const { stored, chosen } = await read(of)
  const verifiedBy = establishedBy(of.accountId, stored, of.isPaid)
  const sharing = ruleOf(stored) === 'required' || chosen?.document.sharing === true
  const contributor = verifiedBy === 'domain' ? `domain:${stored?.organization?.domain}` : `account:${of.accountId}`
  return { takesPart: sharing && verifiedBy !== undefined, contributor }
}

const read = async ({ account }: Account) => {
  const [stored, chosen] = await Promise.all([findAccount(account), readerOf(networkSharingRecord, account).find(sharingId)])
  return { stored: stored?.document, chosen }
}

const ruleOf = (stored: AccountDocument | undefined): NetworkSharing['rule'] => ruleOfTier[stored?.subscription?.tier ?? ''] ?? 'optional'
