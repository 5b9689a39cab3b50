import { emailKey } from '@auctionwiz/domain/bidders/document'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'

/** A house of an account, and an address that it writes to. */
export interface Recipient {
  accountId: string
  auctionHouseId: string
  email: string
}

/** The links by which recipients stop the emails of a house, and the ids under which their stops are stored. */
export interface EmailLinks {
  /** `page` is for people; `oneClick` takes the POST of a mail program (RFC 8058). */
  of(recipient: Recipient): Promise<{ page: string; oneClick: string }>
  /** Fails with email_link_rejected for what is not the secret of a link. */
  open(link: string): Promise<Recipient>
  /** A keyed hash, different for each house, so that stops reveal neither an address nor which houses write to the same person. */
  stopId(recipient: Recipient): Promise<string>
}

interface LinkSettings {
  crypto: KeyedCrypto
  /** Where the web app is, such as `https://app.example.com`. */
  webOrigin: string
  /** Where mail programs reach this service, such as `https://bidders.example.com`. */
  serviceUrl: string
}

const linkUse = 'email links'
const stopUse = 'email stops'
/** Hexadecimal digits of the hash: 160 bits. */
const idDigits = 40

export const emailLinks = ({ crypto, webOrigin, serviceUrl }: LinkSettings): EmailLinks => ({
  of: async ({ accountId, auctionHouseId, email }) => {
    const link = await crypto.seal(linkUse, JSON.stringify([accountId, auctionHouseId, email]))
    return { page: `${webOrigin}/stop-emails#${link}`, oneClick: `${serviceUrl}/email-stops/one-click?link=${link}` }
  },
  open: async (link) => {
    const text = await crypto.open(linkUse, link).catch(() => {
      throw new Failure('email_link_rejected')
    })
    const [accountId, auctionHouseId, email]: [string, string, string] = JSON.parse(text)
    return { accountId, auctionHouseId, email }
  },
  stopId: async ({ accountId, auctionHouseId, email }) => {
    const hash = await crypto.hash(stopUse, JSON.stringify([accountId, auctionHouseId, emailKey(email)]))
    return `stop_${hash.slice(0, idDigits)}`
  },
})
