import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { OutgoingAnswer } from '../core/http.ts'

/** In characters: what is shorter crosses the wire in a packet or two anyway. */
const worthwhile = 4096

const compress = promisify(gzip)

export type SentAnswer = Omit<OutgoingAnswer, 'body'> & { body: OutgoingAnswer['body'] | Buffer }

/** The answer as it is sent: longer texts compressed, where the caller takes that. Functions does not do it; streams are files; nothing is kept by caches. */
export const compressed = async (answer: OutgoingAnswer, acceptEncoding: string | undefined): Promise<SentAnswer> => {
  const { body, headers } = answer
  if (typeof body !== 'string' || body.length < worthwhile || !/\bgzip\b/.test(acceptEncoding ?? '')) return answer
  const smaller = await compress(body, { level: constants.Z_BEST_SPEED })
  return { ...answer, headers: { ...headers, 'content-encoding': 'gzip' }, body: smaller }
}
