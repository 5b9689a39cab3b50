import type { AccountFacts } from '@auctionwiz/platform/core/features/feature-rules'
import type { RequestRules } from '@auctionwiz/platform/core/http/runtime'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { findAccount } from './accounts.ts'
import { withGrantersNamed } from './granters.ts'
import { houseRecord } from './houses.ts'

/** What feature flags ask of an account; one that was deleted has no plan. */
async function accountFacts(store: DocumentStore, accountId: string): Promise<AccountFacts> {
  const account = partitionOf(store, 'accounts', [accountId])
  const stored = await findAccount(account)
  const { tier, addOns } = stored?.document.subscription ?? { tier: 'free', addOns: { inventory: false, payments: false } }
  const accountType = stored?.document.accountType ?? 'individual'
  return { tier, accountType, addOns, houseCount: () => readerOf(houseRecord, account).count() }
}

/** What the request handling of all apps takes from the product's records. */
export const requestRules: RequestRules = { accountFacts, explain: withGrantersNamed }
