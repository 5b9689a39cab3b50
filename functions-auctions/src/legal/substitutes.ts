import type * as calls from '@auctionwiz/contracts/approvals'
import type { Permission } from '@auctionwiz/contracts/permissions'
import type { Decider } from '@auctionwiz/domain/approvals/approval'
import { dayIn } from '@auctionwiz/domain/zoned-time'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, HouseReading, UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { housePeople } from '@auctionwiz/records/house-people'
import { readHouse } from '@auctionwiz/records/houses'
import { readSubstitutions, representedBy, substituteId, substituteRecord } from '@auctionwiz/records/substitutes'

export const listSubstitutes: UseCase<typeof calls.listSubstitutes> = async (_, context) => ({
  substitutions: await readSubstitutions(context.house, await todayOf(context)),
})

export const setSubstitute: UseCase<typeof calls.setSubstitute> = async ({ body }, context) => {
  const { house, account, auctionHouseId, claims } = context
  const { substituteId: other, from, until } = body
  if (until < from) throw invalid('until', 'Use a last day on or after the first one.')
  if (until < (await todayOf(context))) throw invalid('until', 'Use a last day that is not over yet.')
  if (other === claims.userId) throw invalid('substituteId', 'Choose somebody else.')
  const person = (await housePeople(account, auctionHouseId)).find(({ userId }) => userId === other)
  if (!person?.permissions.has('legal:workflow')) throw notFound('User')
  const id = substituteId(claims.userId)
  const named = { userId: claims.userId, name: claims.userName, substituteId: other, substituteName: person.name }
  const document = substituteRecord.document({ id, ...named, from, until })
  const event = auditOf(substituteRecord, document, context, { action: 'substitute.set', after: { substituteId: other, from, until } })
  await recordsOf(substituteRecord, house).put(document, [event])
  return { substitutions: await readSubstitutions(house, await todayOf(context)) }
}

export const removeSubstitute: UseCase<typeof calls.removeSubstitute> = async (_, context) => {
  const { house, claims } = context
  const substitutes = recordsOf(substituteRecord, house)
  const stored = await substitutes.find(substituteId(claims.userId))
  if (stored) {
    const event = auditOf(substituteRecord, stored.document, context, { action: 'substitute.remove' })
    await substitutes.remove(stored.document.id, stored.version, [event])
  }
  return { substitutions: await readSubstitutions(house, await todayOf(context)) }
}

/** Who the caller is to an approval. A substitute has what the person in whose place they decide may do today. */
export const deciderOf = async (context: HouseContext, permission: Permission): Promise<Decider> => {
  const { house, account, auctionHouseId, claims } = context
  const own = { userId: claims.userId, name: claims.userName }
  if (context.can(permission)) return { ...own, mayDecide: true, inPlaceOf: [] }
  const place = { house, account, auctionHouseId, today: await todayOf(context) }
  return { ...own, mayDecide: false, inPlaceOf: await representedBy(place, own.userId, permission) }
}

const todayOf = async ({ account, auctionHouseId, now }: Pick<HouseReading, 'account' | 'auctionHouseId' | 'now'>): Promise<string> =>
  dayIn(now.toISOString(), (await readHouse(account, auctionHouseId)).settings.timezone)

const invalid = (field: string, problem: string) => new Failure('invalid_request', { fields: { [field]: problem } })
