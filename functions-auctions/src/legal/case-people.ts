import type { CasePerson } from '@auctionwiz/contracts/legal-cases'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type MemberDocument, memberRecord } from '@auctionwiz/records/members'

/** Someone who works in a house and may see its cases. */
export interface HousePerson extends CasePerson {
  email: string
  permissions: ReadonlySet<Permission>
}

/** Who may see the cases of a house, by name; nobody who is suspended. */
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

/** @throws Failure `not_found` for someone who may not see the house's cases */
export const readPerson = async (account: PartitionReader, auctionHouseId: string, userId: string): Promise<CasePerson> => {
  const found = (await housePeople(account, auctionHouseId)).find((one) => one.userId === userId)
  if (!found) throw notFound('User')
  return { userId, name: found.name }
}
