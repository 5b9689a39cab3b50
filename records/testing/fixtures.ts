import { type AccountDocument, accountDocumentId, accountRecord } from '../accounts.ts'
import { houseRecord } from '../houses.ts'
import { userInvitationRecord } from '../user-invitations.ts'
import { userDocumentId, userRecord } from '../users.ts'

const at = '2026-01-01T00:00:00Z'

type SubscriptionTier = AccountDocument['subscription']['tier']
type Fields<R extends { document(fields: never): unknown }> = Partial<ReturnType<R['document']>>

/** A whole house document for tests. */
export const testHouse = (id: string, change: Fields<typeof houseRecord> = {}) =>
  houseRecord.document({
    name: 'Test house',
    businessName: 'Test house',
    address: { street: '', city: 'London', state: '', zipCode: '', country: 'United Kingdom' },
    contact: { phone: '', email: '' },
    settings: { timezone: 'Europe/London', defaultCurrency: 'GBP', scoringWeights: { national: true, local: true } },
    status: 'active',
    createdAt: at,
    updatedAt: at,
    ...change,
    id,
  })

/** A whole account document for tests, on the plan of a tier. */
export const testAccount = ({ tier = 'tier-1', ...change }: Fields<typeof accountRecord> & { tier?: SubscriptionTier } = {}) =>
  accountRecord.document({
    name: 'Test account',
    accountType: 'individual',
    ownerId: 'usr_owner',
    subscription: {
      tier,
      status: 'active',
      addOns: { inventory: false, payments: false },
      currentPeriodStart: at,
      currentPeriodEnd: at,
    },
    settings: { timezone: 'Europe/London', currency: 'GBP', defaultScoreType: 'national' },
    createdAt: at,
    updatedAt: at,
    ...change,
    id: accountDocumentId,
  })

/** A whole user document for tests. */
export const testUser = (change: Fields<typeof userRecord> = {}) =>
  userRecord.document({
    email: 'una@house.example',
    name: 'Una Staff',
    firstName: 'Una',
    lastName: 'Staff',
    userType: 'staff',
    status: 'active',
    emailVerified: true,
    isEmployee: false,
    profile: { timezone: 'Europe/London', language: 'en' },
    preferences: { emailNotifications: true, defaultScoreType: 'national', marketingOptIn: false },
    mfa: { enabled: false },
    createdAt: at,
    updatedAt: at,
    ...change,
    id: userDocumentId,
  })

/** A whole invitation document for tests: pending, its letter on the way. */
export const testInvitation = (id: string, change: Fields<typeof userInvitationRecord> = {}) =>
  userInvitationRecord.document({
    email: 'nora@new.example',
    role: 'staff',
    auctionHouseIds: ['acc_1_house'],
    status: 'pending',
    delivery: 'sending',
    secretHash: 'hash',
    at,
    sentAt: at,
    expiresAt: '2027-01-01T00:00:00Z',
    inviterId: 'usr_owner',
    inviterName: 'Olive Owner',
    ...change,
    id,
  })
