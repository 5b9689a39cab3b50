import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type AuctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { housePeople } from '@auctionwiz/records/house-people'
import { type HouseDocument, readHouse } from '@auctionwiz/records/houses'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'

/** What a pack says beside the timeline, the mails and the documents, which are read as they are written. */
export interface CaseEvidence {
  house: HouseDocument
  legalCase: LegalCaseDocument
  auction: AuctionDocument | undefined
  /** Those that the case is about, in the order of the catalogue. */
  lots: LotDocument[]
  /** Those that the bidder bought in the auction. */
  bought: LotDocument[]
  paddle: string | undefined
  /** Names of the people who get mails, by user. */
  names: ReadonlyMap<string, string>
}

interface Place {
  account: PartitionReader
  house: PartitionReader
  auctionHouseId: string
  caseId: string
}

/** @throws Failure `not_found` for a case that is gone */
export const readEvidence = async ({ account, house, auctionHouseId, caseId }: Place): Promise<CaseEvidence> => {
  const { document: legalCase } = await readerOf(legalCaseRecord, house).read(caseId)
  const { auctionId, bidderId } = legalCase
  const [own, auction, people, sale] = await Promise.all([
    readHouse(account, auctionHouseId),
    auctionId === undefined ? undefined : readerOf(auctionRecord, house).find(auctionId),
    housePeople(account, auctionHouseId),
    auctionId === undefined ? undefined : lotsOf(house.in('auctions').within(auctionId), legalCase.lotIds, bidderId),
  ])
  const names = new Map(people.map(({ userId, name }) => [userId, name]))
  const none = { lots: [], bought: [], paddle: undefined }
  return { house: own, legalCase, auction: auction?.document, names, ...(sale ?? none) }
}

/** A bidder buys few lots of a sale. */
const mostBought = 500

const lotsOf = async (sale: PartitionReader, ids: readonly string[], bidderId: string | undefined) => {
  const lots = readerOf(lotRecord, sale)
  const found = await Promise.all(ids.map((id) => lots.find(id)))
  const registered =
    bidderId === undefined
      ? undefined
      : await readerOf(registrationRecord, sale).page({ where: [{ field: 'bidderId', equals: bidderId }] }, { limit: 1 })
  const paddle = registered?.items[0]?.document.paddle
  const bought =
    paddle === undefined
      ? undefined
      : await lots.page(
          {
            where: [
              { field: 'paddle', equals: paddle },
              { field: 'state', equals: 'Sold' },
            ],
          },
          { limit: mostBought },
        )
  return {
    lots: inOrder(found.flatMap((one) => (one ? [one.document] : []))),
    bought: inOrder((bought?.items ?? []).map(({ document }) => document)),
    paddle,
  }
}

const inOrder = (lots: readonly LotDocument[]): LotDocument[] => lots.toSorted((a, b) => a.listKeys.number.localeCompare(b.listKeys.number))
