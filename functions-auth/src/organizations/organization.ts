import type { readOrganization as endpoint, Organization } from '@auctionwiz/contracts/organizations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { findAccount, type StoredOrganization } from '@auctionwiz/records/accounts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'

export const presentOrganization = ({ revision = 0, ...rest }: StoredOrganization): Organization => ({ ...rest, version: String(revision) })

/** What follows the at sign, in small letters. */
export const domainOf = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? ''

export const organizationOf = async (accounts: Accounts, accountId: string): Promise<StoredOrganization | undefined> =>
  (await findAccount(accounts.partition(accountId)))?.document.organization

/** Mail domains where anybody gets an address. */
const shared = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.uk ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com gmx.de gmx.net web.de t-online.de mail.com mail.ru yandex.ru zoho.com fastmail.com orange.fr free.fr laposte.net libero.it qq.com 163.com'.split(
    ' ',
  ),
)
export const isSharedDomain = (domain: string): boolean => shared.has(domain)

export const readOrganization =
  ({ accounts }: Pick<Deps, 'accounts'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) => {
    const organization = await organizationOf(accounts, claims.accountId)
    return organization ? { organization: presentOrganization(organization) } : {}
  }
