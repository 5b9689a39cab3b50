import { type AuctionSummary, listAuctions } from '@auctionwiz/contracts/auctions'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { useQuery } from '../../app/calls/use-call.ts'
import { useSearchParams } from '../../app/search-params.ts'

/** The auctions of the house and the selected one from the address; by default the next upcoming one. */
export const useAuctions = () => {
  const { data, error, reload } = useQuery(listAuctions, { query: {} })
  const [params, setParams] = useSearchParams()
  const auctions = data?.auctions
  const named = auctions?.find(({ id }) => id === params.get('auction'))
  const choose = (id: string) =>
    setParams((current) => {
      current.set('auction', id)
      return current
    })
  return { auctions, auction: named ?? nextOf(auctions ?? []), choose, error, reload }
}

const isOpen = (auction: AuctionSummary): boolean => ['Upcoming', 'Active'].includes(stageOf(auction))

/** Auctions come latest first, so the next one is the last that is to come. */
const nextOf = (auctions: readonly AuctionSummary[]): AuctionSummary | undefined =>
  auctions.findLast((auction) => stageOf(auction) === 'Upcoming') ?? auctions.findLast(isOpen) ?? auctions[0]

export const openAuctions = (auctions: readonly AuctionSummary[]): AuctionSummary[] => auctions.filter(isOpen).toReversed()
