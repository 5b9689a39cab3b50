import { describe, expect, it } from 'vitest'
import { decoded } from './decode.ts'

const bytesOf = (text: string, encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'): Uint8Array => {
  if (encoding === 'windows-1252')
    return Uint8Array.from(text, (letter) => ({ '’': 0x92, '€': 0x80, Ž: 0x8e })[letter] ?? letter.charCodeAt(0))
  if (encoding === 'utf-8') return new TextEncoder().encode(`\ufeff${text}`)
  const bytes = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  return encoding === 'utf-16le' ? bytes : new Uint8Array(Buffer.from(bytes).swap16())
}

const read = async (bytes: Uint8Array, chunk: number, encoding: Parameters<typeof bytesOf>[1]) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += chunk) controller.enqueue(bytes.slice(at, at + chunk))
      controller.close()
    },
  })
  let text = ''
  let seen = 0
  for await (const piece of decoded(body, encoding)) {
    text += piece.text
    seen = piece.bytes
  }
  return { text, seen }
}

describe('decoded', () => {
  it.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const)(
    'reads %s whatever the chunks, without the mark',
    async (encoding) => {
      const text = 'Žofie O’Neill, 5 €, Zürich'
      const bytes = bytesOf(text, encoding)
      for (const chunk of [1, 2, 3, 1000]) expect(await read(bytes, chunk, encoding)).toEqual({ text, seen: bytes.length })
    },
  )
})
