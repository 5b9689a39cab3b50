import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import type { CasePerson } from '@auctionwiz/contracts/legal-case-parts'
import { adjustedPermissions, type Permission } from '@auctionwiz/contracts/permissions'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type MemberDocument, memberRecord } from './members.ts'

/** Someone who works in a house and may see its legal cases. */
export interface HousePerson extends CasePerson {
  email: string
  permissions: ReadonlySet<Permission>
}

/** Who may see the legal cases of a house, by name; nobody who is suspended. */
export const housePeople = async (account: PartitionReader, auctionHouseId: string): Promise<HousePerson[]> => {
  const people: HousePerson[] = []
  for await (const { document } of readerOf(memberRecord, account).each()) {
    const { userId, person, status } = document
    const permissions = new Set(permissionsIn(document, auctionHouseId))
    if (person && status !== 'suspended' && permissions.has('legal:view'))
      people.push({ userId, name: person.name, email: person.email, permissions })
  }
  return people.toSorted((a, b) => a.name.localeCompare(b.name))
}

const permissionsIn = ({ accountRole, houses }: MemberDocument, auctionHouseId: string): readonly Permission[] => {
  if (accountRole === 'owner') return adjustedPermissions('owner')
  const here = houses.find((one) => one.auctionHouseId === auctionHouseId)
  return here ? adjustedPermissions(here.role, adjustmentMarks(here.adjustments)) : []
}
