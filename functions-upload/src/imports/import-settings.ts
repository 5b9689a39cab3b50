import { houseDateOrder } from '@auctionwiz/domain/imports/column-style'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readBidderRules } from '@auctionwiz/records/conflict-rules'
import { houseRecord } from '@auctionwiz/records/houses'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'

/** What of the settings of a house decides how its files are read and what their rows do. */
export const importSettings = async ({ house, account }: { house: PartitionReader; account: PartitionReader }, auctionHouseId: string) => {
  const [stored, rules, conflictRules] = await Promise.all([
    readerOf(houseRecord, account).find(auctionHouseId),
    readScoringRules(house),
    readBidderRules(house),
  ])
  const currency = stored?.document.settings.defaultCurrency ?? 'USD'
  const timeZone = stored?.document.settings.timezone ?? 'America/New_York'
  return { currency, timeZone, rules, conflictRules, dateOrder: houseDateOrder(stored?.document.address.country, currency) }
}
