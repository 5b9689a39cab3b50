import type { FileEncoding } from '../uploads/upload-document.ts'

export interface TextChunk {
  text: string
  /** Bytes of the file read so far. */
  bytes: number
}

/** A file as text, piece by piece, without its byte order mark. A character cut by the edge of two chunks comes whole. */
export async function* decoded(body: ReadableStream<Uint8Array>, encoding: FileEncoding): AsyncGenerator<TextChunk> {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    yield { text: decoder.decode(chunk, { stream: true }), bytes }
  }
  const rest = decoder.decode()
  if (rest !== '') yield { text: rest, bytes }
}
