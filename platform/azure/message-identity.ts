import { createHash } from 'node:crypto'
import type { Message } from '../core/mail/messages.ts'

/** Identifies a request for a text. The service carries out requests with the same id and time once. */
export interface TextIdentity {
  requestId: string
  firstSent: string
}

/** The service remembers requests for texts for five minutes; an older one gets a new identity. */
const knownFor = 4 * 60_000

export const textIdentity = ({ id, askedAt }: Message, now: Date): TextIdentity => {
  const at = askedAt === undefined ? now : new Date(askedAt)
  const known = Math.abs(now.getTime() - at.getTime()) < knownFor ? at : now
  return { requestId: uuidOf(askedAt === undefined ? id : `${id} ${known.toISOString()}`), firstSent: known.toUTCString() }
}

/** The operation of a mail: the service sends a mail once for each. */
export const mailOperation = ({ id }: Message): string => uuidOf(id)

/** Headers by which the service recognizes a repeated text. */
export const textHeaders = ({ requestId, firstSent }: TextIdentity) => ({
  'repeatability-request-id': requestId,
  'repeatability-first-sent': firstSent,
})

const uuidOf = (id: string): string =>
  createHash('sha256')
    .update(id)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
