import type { Bidder } from '@auctionwiz/contracts/bidders'
import { normaliseEmail, normalisePhone } from '@auctionwiz/domain/bidders/identity'
import { fold } from '@auctionwiz/domain/fold'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'

/** Where a bidder is kept. */
export interface BidderRef {
  accountId: string
  auctionHouseId: string
  bidderId: string
}

/** What the network's secret is used for, each with a key of its own. */
export interface NetworkKeys {
  /**
   * Under which a person is known: keyed hashes of the e-mail, and of the phone together with the name, since a household shares a
   * phone. Without the key nobody can tell whether somebody is known.
   */
  personKeys(bidder: Pick<Bidder, 'email' | 'phone' | 'name'>): Promise<string[]>
  /** The id of what a seat contributes: the same each time, and it reveals nothing of the seat. */
  contributionId(seat: BidderRef): Promise<string>
  /** Who contributes, without naming the account: the same for all of its houses. */
  contributor(name: string): Promise<string>
  /** Shows whether what a seat contributes has changed, without holding it. */
  digest(text: string): Promise<string>
  /** A seat so that only the service can read it. */
  seal(seat: BidderRef): Promise<string>
  open(sealed: string): Promise<BidderRef>
}

/** The use of hashes, and that of seals. */
const person = 'person'
const seat = 'seat'

export const networkKeys = ({ hash, seal, open }: KeyedCrypto): NetworkKeys => ({
  personKeys: async ({ email, phone, name }) => {
    const digits = phone === undefined ? '' : normalisePhone(phone)
    const parts = [...(email === '' ? [] : [`email:${normaliseEmail(email)}`]), ...(digits === '' ? [] : [`phone:${digits}:${fold(name)}`])]
    return Promise.all(parts.map((part) => hash(person, part)))
  },
  contributionId: async ({ accountId, auctionHouseId, bidderId }) =>
    `con_${(await hash(person, `seat:${JSON.stringify([accountId, auctionHouseId, bidderId])}`)).slice(0, 40)}`,
  contributor: async (name) => (await hash(person, `contributor:${name}`)).slice(0, 32),
  digest: (value) => hash(person, `content:${value}`),
  seal: (place) => seal(seat, JSON.stringify(place)),
  open: async (sealed) => JSON.parse(await open(seat, sealed)) as BidderRef,
})
