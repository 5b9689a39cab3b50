import { Failure } from '../errors/failure.ts'

/** An HTTP call as the handler gets it, independent of the host. */
export interface IncomingCall {
  params: Record<string, string>
  query: URLSearchParams
  header(name: string): string | undefined
  body: ReadableStream<Uint8Array> | null
}

export interface OutgoingAnswer {
  status: number
  headers: Record<string, string>
  body: string | ReadableStream<Uint8Array>
}

export type Handler = (call: IncomingCall) => Promise<OutgoingAnswer>

/** @returns the whole text, or undefined when it is longer than `limit` bytes. Fails with request_interrupted when its sender goes away. */
export const readText = async (body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | undefined> => {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) return undefined
      chunks.push(chunk)
    }
  } catch {
    throw new Failure('request_interrupted')
  }
  return new TextDecoder().decode(chunks.length === 1 ? chunks[0] : concatenated(chunks, size))
}

const concatenated = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
