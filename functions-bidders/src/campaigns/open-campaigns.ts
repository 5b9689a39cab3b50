import { openCampaignLimit } from '@auctionwiz/contracts/campaigns'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { type CampaignDocument, campaignRecord } from '@auctionwiz/records/campaigns'

const isOpen: Conditions<CampaignDocument> = [{ field: 'status', in: ['scheduled', 'sending', 'stopping'] }]

/** A few more can be open for a moment: requests that arrive together count the same ones. */
const readAtOnce = 2 * openCampaignLimit

export const countOpenCampaigns = (house: PartitionReader): Promise<number> => readerOf(campaignRecord, house).count(isOpen)

const openCampaigns = async (house: PartitionReader): Promise<Versioned<CampaignDocument>[]> =>
  (await readerOf(campaignRecord, house).page({ where: isOpen }, { limit: readAtOnce })).items

const order = ['stopping', 'sending', 'scheduled']

/** The campaign that is worked on next: what staff stopped comes first, then what was begun, then what became due first. */
export const nextCampaign = async (house: PartitionReader, now: Date): Promise<Versioned<CampaignDocument> | undefined> =>
  (await openCampaigns(house))
    .filter(({ document: { status, sendAt } }) => status !== 'scheduled' || sendAt <= now.toISOString())
    .sort(
      ({ document: one }, { document: other }) =>
        order.indexOf(one.status) - order.indexOf(other.status) || (one.sendAt < other.sendAt ? -1 : 1),
    )[0]

/** Messages of the queue wait for a week at most; work that waits for longer looks again each day. */
const longestRest = 86_400

/** Seconds until the first scheduled campaign is due; undefined where none is scheduled. */
export const secondsUntilNext = async (house: PartitionReader, now: Date): Promise<number | undefined> => {
  const waits = (await openCampaigns(house)).map(({ document: { sendAt } }) => (Date.parse(sendAt) - now.getTime()) / 1000)
  return waits.length === 0 ? undefined : Math.min(longestRest, Math.max(1, Math.ceil(Math.min(...waits))))
}
