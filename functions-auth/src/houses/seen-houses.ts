import type { AccessClaims, Account, AuctionHouse } from '@auctionwiz/contracts/identity'

/** The houses that a token opens; one made since is seen with the next token. */
export const seenHouses = ({ auctionHouses }: Account, { houses }: AccessClaims): AuctionHouse[] =>
  auctionHouses.filter(({ id }) => Object.hasOwn(houses, id))
