import type { Bidder } from '@auctionwiz/contracts/bidders'
import { normaliseEmail, normalisePhone } from '@auctionwiz/domain/bidders/identity'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'

/** Where a bidder is kept. */
export interface BidderRef {
  accountId: string
  auctionHouseId: string
  bidderId: string
}

/** The uses of the network's secret, each with a separate key. */
export interface NetworkKeys {
  /**
   * A person's lookup keys: keyed hashes of the email, and of the phone together with the name, because a household shares a
   * phone. Without the secret nobody can determine whether a person is known.
   */
  personKeys(bidder: Pick<Bidder, 'email' | 'phone' | 'name'>): Promise<string[]>
  /** The id of a bidder reference's contribution: deterministic, and it reveals nothing about the reference. */
  contributionId(ref: BidderRef): Promise<string>
  /** Who contributes, without naming the account: the same for all of its houses. */
  contributor(name: string): Promise<string>
  /** A hash that detects a changed contribution. */
  digest(text: string): Promise<string>
  /** Encrypts a bidder reference, so that only the service can read it. */
  seal(ref: BidderRef): Promise<string>
  open(sealed: string): Promise<BidderRef>
}

/** The use of hashes, and that of encryption: their names are part of the keys, so they stay as they were first stored. */
const person = 'person'
const reference = 'seat'

export const networkKeys = ({ hash, seal, open }: KeyedCrypto): NetworkKeys => ({
  personKeys: async ({ email, phone, name }) => {
    const digits = phone === undefined ? '' : normalisePhone(phone)
    const parts = [
      ...(email === '' ? [] : [`email:${normaliseEmail(email)}`]),
      ...(digits === '' ? [] : [`phone:${digits}:${normalizeForSearch(name)}`]),
    ]
    return Promise.all(parts.map((part) => hash(person, part)))
  },
  contributionId: async ({ accountId, auctionHouseId, bidderId }) =>
    `con_${(await hash(person, `seat:${JSON.stringify([accountId, auctionHouseId, bidderId])}`)).slice(0, 40)}`,
  contributor: async (name) => (await hash(person, `contributor:${name}`)).slice(0, 32),
  digest: (value) => hash(person, `content:${value}`),
  seal: (ref) => seal(reference, JSON.stringify(ref)),
  open: async (sealed) => JSON.parse(await open(reference, sealed)) as BidderRef,
})
