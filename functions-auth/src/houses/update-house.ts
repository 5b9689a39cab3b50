import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import type { updateHouse as endpoint } from '@auctionwiz/contracts/houses'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type HouseDocument, houseOf, houseRecord } from '@auctionwiz/records/houses'
import { nextRevision, versionOf } from '@auctionwiz/records/revisions'
import { movedHouses } from '@auctionwiz/records/scheduled-cases'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { requireTimezone } from '../messages/when.ts'
import { requireAdministered } from '../security/administers.ts'

type Change = BodyOf<typeof endpoint>

export const updateHouse =
  ({ store }: Pick<Deps, 'store'>): UseCase<typeof endpoint> =>
  async ({ params: { id }, body }, context) => {
    const { account, claims, now } = context
    requireAdministered(claims, [id], 'administration of this house')
    if (body.timezone !== undefined) {
      requireTimezone(body.timezone, 'timezone')
      // Noted first, so that the reminders of its cases and of payments also move when the service stops in between.
      await movedHouses(store, () => now).note({ accountId: claims.accountId, auctionHouseId: id })
    }
    const change = (house: HouseDocument): HouseDocument => {
      if (versionOf(house) !== body.version) throw new Failure('stale_version')
      return { ...changed(house, body), updatedAt: now.toISOString(), revision: nextRevision(house) }
    }
    const after = await recordsOf(houseRecord, account).change(id, change, (house, before) => [
      accountAudit(context)({
        action: 'house.change',
        subjectType: 'house',
        subjectId: id,
        subjectName: house.name,
        before: factsOf(before),
        after: factsOf(house),
      }),
    ])
    if (!after) throw notFound('Auction house')
    return houseOf(after.document, claims.accountId)
  }

function changed(house: HouseDocument, change: Change): HouseDocument {
  const { address, contact, settings } = house
  const { website = contact.website ?? '' } = change
  return {
    ...house,
    name: change.name ?? house.name,
    businessName: change.businessName ?? house.businessName,
    status: change.status ?? house.status,
    address: {
      street: change.street ?? address.street,
      city: change.city ?? address.city,
      state: change.state ?? address.state,
      zipCode: change.zipCode ?? address.zipCode,
      country: change.country ?? address.country,
    },
    contact: { phone: change.phone ?? contact.phone, email: change.email ?? contact.email, ...(website && { website }) },
    settings: { ...settings, timezone: change.timezone ?? settings.timezone, defaultCurrency: change.currency ?? settings.defaultCurrency },
  }
}

const factsOf = ({ name, businessName, address, contact, settings, status }: HouseDocument) => ({
  name,
  businessName,
  address,
  contact,
  settings,
  status,
})
