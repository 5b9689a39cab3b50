import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { OutgoingAnswer } from '../core/http/http.ts'

/** In characters: what is shorter crosses the wire in a packet or two anyway. */
const worthwhile = 4096

const compress = promisify(gzip)

export type SentAnswer = Omit<OutgoingAnswer, 'body'> & { body: OutgoingAnswer['body'] | Buffer }

/**
 * The answer as it is sent: longer texts compressed, where the caller takes that. Functions does not do it; streams are files; nothing is kept by
 * caches. A text says how long it is, so that it goes out in one piece with the headers and not in chunks.
 */
export const sentAnswer = async (answer: OutgoingAnswer, acceptEncoding: string | undefined): Promise<SentAnswer> => {
  const { body, headers } = answer
  if (typeof body !== 'string' || body === '') return answer
  if (body.length < worthwhile || !/\bgzip\b/.test(acceptEncoding ?? ''))
    return { ...answer, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } }
  const smaller = await compress(body, { level: constants.Z_BEST_SPEED })
  return { ...answer, headers: { ...headers, 'content-encoding': 'gzip', 'content-length': String(smaller.length) }, body: smaller }
}
