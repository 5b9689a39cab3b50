/** The kinds of second factor that are proven with a code. */
export const mfaTypes = ['authenticator', 'sms', 'email'] as const
export type MfaType = (typeof mfaTypes)[number]

/** All kinds of second factor. Its device proves a passkey, which also is a complete sign-in. */
export const factorTypes = [...mfaTypes, 'passkey'] as const
export type FactorType = (typeof factorTypes)[number]
