import type { InvitationDocument } from './invitation-document.ts'

interface ByHand {
  state: 'invited' | 'denied'
  reason?: string | undefined
}

/** The invitation with a decision of the caller in force. Who is invited is written to, once; who is denied before that is not. */
export const decidedByHand = (
  { mail, ...document }: InvitationDocument,
  { state, reason }: ByHand,
  { now, claims }: { now: Date; claims: { userId: string; userName: string } },
): InvitationDocument => {
  const decided = { state, by: claims.userName, byId: claims.userId, at: now.toISOString(), ...(reason && { reason }) }
  const next = mail === 'sent' || state === 'denied' ? mail : 'due'
  const kept = state === 'denied' && mail === 'due' ? undefined : next
  return { ...document, state, decidedBy: [...document.decidedBy, decided], ...(kept && { mail: kept }) }
}
