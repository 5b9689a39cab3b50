import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import type { signUp } from '@auctionwiz/contracts/sign-up'
import type { UserDocument } from '@auctionwiz/records/users'

/** Seconds after which an unconfirmed sign-up is deleted. */
export const unconfirmedLifetime = 7 * 24 * 3600

/** A new user with the data they entered, pending until the address is confirmed. */
export function newUser({ firstName, lastName, email, phone, preferences }: BodyOf<typeof signUp>, now: Date): UserDocument {
  const at = now.toISOString()
  const { timezone, language, marketingOptIn } = preferences
  return {
    id: 'user',
    type: 'user',
    email,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    userType: 'staff',
    status: 'pending',
    emailVerified: false,
    isEmployee: false,
    profile: { timezone, language, ...(phone && { phone }) },
    preferences: { emailNotifications: true, defaultScoreType: 'national', marketingOptIn },
    mfa: { enabled: false },
    createdAt: at,
    updatedAt: at,
    termsAcceptedAt: at,
    ttl: unconfirmedLifetime,
  }
}
