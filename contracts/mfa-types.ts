/** The kinds of second factor that are proven with a code. */
export const mfaTypes = ['authenticator', 'sms', 'email'] as const
export type MfaType = (typeof mfaTypes)[number]

/** All kinds of second factor. A passkey is proven by its device and is a way to sign in by itself. */
export const factorTypes = [...mfaTypes, 'passkey'] as const
export type FactorType = (typeof factorTypes)[number]
