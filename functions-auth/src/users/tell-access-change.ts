import type { AccountContext } from '@auctionwiz/platform/core/context'
import { findAccount } from '@auctionwiz/records/accounts'
import { readHouses } from '@auctionwiz/records/houses'
import type { MemberDocument } from '@auctionwiz/records/members'
import type { Deps } from '../deps.ts'
import { accessText } from '../messages/access-texts.ts'
import { when } from '../messages/when.ts'

/** Mails somebody what they may do in the account now. */
export const tellAccessChange = async (
  { people, mail }: Pick<Deps, 'people' | 'mail'>,
  member: MemberDocument,
  { account }: AccountContext,
  now: Date,
): Promise<void> => {
  const [user, stored, houses] = await Promise.all([people.read(member.userId), findAccount(account), readHouses(account)])
  if (!user || !stored) return
  const names = new Map(houses.map(({ id, name }) => [id, name]))
  const { language } = user.profile
  const roles = member.houses.map(
    ({ auctionHouseId, role }) => `${names.get(auctionHouseId) ?? auctionHouseId} (${accessText(language, role)})`,
  )
  const suspended = member.status === 'suspended' && accessText(language, 'suspended')
  const change = suspended || new Intl.ListFormat(language).format(roles) || accessText(language, 'none')
  const values = { name: user.name, account: stored.document.name, when: when(now, user.profile), change }
  mail.post({ kind: 'access_changed', to: user.email, language, values })
}
