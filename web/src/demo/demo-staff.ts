import type { AuditAction, AuditSubjectType } from '@auctionwiz/contracts/audit-actions'
import type { HouseRole } from '@auctionwiz/contracts/roles'
import { indexedMember, personCopy } from '@auctionwiz/functions-auth/accounts/members'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, Write } from '@auctionwiz/platform/core/store/store'
import { emailLookup, lookupDocumentId, lookupRecord } from '@auctionwiz/records/lookups'
import { type MemberDocument, memberRecord } from '@auctionwiz/records/members'
import { membershipWrite } from '@auctionwiz/records/memberships'
import { type UserInvitationDocument, userInvitationId, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { type UserDocument, userRecord } from '@auctionwiz/records/users'
import staff from './demo-staff.json' with { type: 'json' }

/** One colleague of the sample; `active` in hours ago. */
interface Colleague {
  id: string
  name: string
  newyork?: HouseRole
  boston?: HouseRole
  active: number
  mfa?: ('authenticator' | 'sms' | 'email' | 'passkey')[]
  granted?: string[]
  denied?: string[]
  suspended?: boolean
}

export interface DemoPlace {
  accountId: string
  ownerId: string
  newyork: string
  boston: string
  now: Date
}

const hour = 3_600_000
const day = 24 * hour

/** The demonstration's other users, pending invitations, and recent activity. */
export const putStaff = async (store: DocumentStore, place: DemoPlace): Promise<void> => {
  const colleagues = staff as Colleague[]
  const account = partitionOf(store, 'accounts', [place.accountId])
  const invitations = await invitationsTo(place)
  await account.write([
    ...colleagues.map((each) => memberRecord.put(memberOf(each, place))),
    ...invitations.map((document) => userInvitationRecord.put(document)),
    ...accountEvents(place, (email) => invitations.find((one) => one.email === email)?.id ?? ''),
  ])
  await partitionOf(store, 'bidders', [place.accountId, place.newyork]).write(houseEvents(place))
  for (const each of colleagues) {
    await partitionOf(store, 'identities', [each.id]).write([userRecord.put(userOf(each, place)), membershipWrite(place.accountId, true)])
    const lookup = lookupRecord.put({ id: lookupDocumentId, target: each.id })
    await partitionOf(store, 'identities', [emailLookup(emailOf(each.name))]).write([lookup])
  }
}

const emailOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@auctionwiz.example`

const ago = ({ now }: DemoPlace, milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString()

const userOf = ({ name, mfa = [] }: Colleague, place: DemoPlace): UserDocument => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const at = ago(place, 400 * day)
  return {
    id: 'user',
    type: 'user',
    email: emailOf(name),
    name,
    firstName,
    lastName,
    userType: 'staff',
    status: 'active',
    emailVerified: true,
    isEmployee: false,
    profile: { timezone: 'America/New_York', language: 'en', phone: '+1 212 555 0148' },
    preferences: { emailNotifications: true, defaultScoreType: 'national', marketingOptIn: false },
    mfa: { enabled: mfa.length > 0, methods: mfa },
    createdAt: at,
    updatedAt: at,
  }
}

const memberOf = (colleague: Colleague, place: DemoPlace): MemberDocument => {
  const { id, active, granted = [], denied = [], suspended = false } = colleague
  const assigned = { assignedAt: ago(place, 400 * day), assignedBy: place.ownerId }
  const adjusted = [
    ...granted.map((permission) => ({ permission, effect: 'grant' })),
    ...denied.map((permission) => ({ permission, effect: 'deny' })),
  ]
  const adjustments = adjusted.map((one) => ({ ...one, at: ago(place, 17 * day), by: place.ownerId })) as NonNullable<
    MemberDocument['houses'][number]['adjustments']
  >
  const houses = (['newyork', 'boston'] as const).flatMap((house, index) => {
    const role = colleague[house]
    return role ? [{ auctionHouseId: place[house], role, ...assigned, ...(index === 0 && adjustments.length > 0 && { adjustments }) }] : []
  })
  return indexedMember({
    id: `member:${id}`,
    type: 'member',
    userId: id,
    accountRole: 'member',
    houses,
    ...assigned,
    status: suspended ? 'suspended' : 'active',
    lastActiveAt: ago(place, active * hour),
    person: personCopy({ ...userOf(colleague, place), id }),
  })
}

/** One for each address, with the id under which a resend finds it. */
const invitationsTo = (place: DemoPlace): Promise<UserInvitationDocument[]> =>
  Promise.all(
    (
      [
        ['jaden.cleggett@auctionwiz.example', 'staff', 3, 'sent', { id: place.ownerId, name: 'Demo User' }],
        ['zachary.webb@auctionwiz.example', 'viewer', 1, 'failed', { id: place.ownerId, name: 'Demo User' }],
        // By a user who is now a viewer.
        ['noor.haddad@auctionwiz.example', 'viewer', 6, 'sent', { id: 'usr_demo_riley', name: 'Riley Crouch' }],
      ] as const
    ).map(
      async ([email, role, days, delivery, inviter]): Promise<UserInvitationDocument> => ({
        id: await userInvitationId(place.accountId, email),
        type: 'invitation',
        status: 'pending',
        email,
        role,
        auctionHouseIds: [place.boston],
        delivery,
        secretHash: 'none',
        at: ago(place, days * day),
        sentAt: ago(place, days * day),
        expiresAt: ago(place, (days - 14) * day),
        inviterId: inviter.id,
        inviterName: inviter.name,
      }),
    ),
  )

type Event = [
  days: number,
  actor: string,
  action: AuditAction,
  subjectType: AuditSubjectType,
  subjectId: string,
  subjectName: string,
  before: object | undefined,
  after?: object,
]

const events = (list: readonly Event[], place: DemoPlace): Write[] =>
  list.map(([days, actor, action, subjectType, subjectId, subjectName, before, after]) => {
    const actorId = (staff as Colleague[]).find(({ name }) => name === actor)?.id ?? place.ownerId
    const now = new Date(place.now.getTime() - days * day)
    const source = { now, actorId, actorName: actor, address: '203.0.113.24', correlationId: 'req_demonstration' }
    return auditWrite(source, { action, subjectType, subjectId, subjectName, ...(before && { before }), ...(after && { after }) })
  })

const accountEvents = (place: DemoPlace, idOf: (email: string) => string): Write[] => {
  const [zachary, jaden] = ['zachary.webb@auctionwiz.example', 'jaden.cleggett@auctionwiz.example'] as const
  const { newyork, boston } = place
  return events(
    [
      [0.01, 'Blake Howie', 'user.enter', 'user', 'usr_demo_blake', 'Blake Howie', undefined, { device: 'Chrome on Windows' }],
      [0.2, 'Finn Marchetti', 'user.enter', 'user', 'usr_demo_finn', 'Finn Marchetti', undefined, { device: 'Safari on iPhone' }],
      [1, 'Demo User', 'invitation.send', 'invitation', idOf(zachary), zachary, undefined, { role: 'viewer' }],
      [3, 'Demo User', 'invitation.send', 'invitation', idOf(jaden), jaden, undefined, { role: 'staff' }],
      [
        17,
        'Demo User',
        'user.role_change',
        'user',
        'usr_demo_finn',
        'Finn Marchetti',
        { houses: { [newyork]: 'staff' } },
        { houses: { [newyork]: 'staff +bidders:approve +bidders:suspend -bidders:export' } },
      ],
      [49, 'Blake Howie', 'user.deactivate', 'user', 'usr_demo_tiahana', 'Tiahana McCarthy', { status: 'active' }, { status: 'suspended' }],
      [
        80,
        'Demo User',
        'user.assign',
        'user',
        'usr_demo_riley',
        'Riley Crouch',
        { houses: { [newyork]: 'viewer' } },
        { houses: { [newyork]: 'viewer', [boston]: 'viewer' } },
      ],
    ],
    place,
  )
}

const houseEvents = (place: DemoPlace): Write[] =>
  events(
    [
      [0.3, 'Finn Marchetti', 'bidder.update', 'bidder', 'bid_demo_1', 'Tahlia Nguyen', { status: 'Pending' }, { status: 'Active' }],
      [2, 'Georgia Matthews', 'bidder.create', 'bidder', 'bid_demo_2', 'Vanessa Parr', undefined, { bidderId: 'B-10112' }],
      [
        6,
        'Courtney Painter',
        'bidder.update',
        'bidder',
        'bid_demo_3',
        'Amy Miteff',
        { phone: '(212) 555-0111' },
        { phone: '(212) 555-0193' },
      ],
    ],
    place,
  )
