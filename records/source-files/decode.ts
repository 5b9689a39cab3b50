import type { TextEncodingName } from '@auctionwiz/domain/files/sniff'

export interface TextChunk {
  text: string
  /** Bytes of the file read so far. */
  bytes: number
}

/** A file as text, piece by piece, without its byte order mark. A character cut by the edge of two chunks comes whole. */
export async function* decoded(body: ReadableStream<Uint8Array>, encoding: TextEncodingName): AsyncGenerator<TextChunk> {
  const decoder = new TextDecoder(encoding)
  const reader = body.getReader()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      yield { text: decoder.decode(value, { stream: true }), bytes }
    }
    const rest = decoder.decode()
    if (rest !== '') yield { text: rest, bytes }
  } finally {
    // Cancels the rest for a reader that stops early; after the end this does nothing.
    await reader.cancel()
  }
}
