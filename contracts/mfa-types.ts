/** The kinds of second factor. */
export const mfaTypes = ['authenticator', 'sms', 'email'] as const
export type MfaType = (typeof mfaTypes)[number]
