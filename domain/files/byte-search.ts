/** Whether `part` lies in `bytes` at `at`. */
const isAt = (bytes: Uint8Array, part: Uint8Array, at: number): boolean => part.every((byte, index) => bytes[at + index] === byte)

/** Where `part` lies first, from `from` on; -1 if nowhere. */
export const indexOfBytes = (bytes: Uint8Array, part: Uint8Array, from = 0): number => {
  const first = part[0] ?? 0
  for (let at = bytes.indexOf(first, from); at >= 0 && at + part.length <= bytes.length; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, part, at)) return at
  return -1
}

export const includesBytes = (bytes: Uint8Array, part: Uint8Array): boolean => indexOfBytes(bytes, part) >= 0

/** Text in UTF-16, as compound documents name their streams. */
export const wideText = (text: string): Uint8Array => Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0]))

/** Looks for byte sequences in streamed bytes; keeps only as many bytes as one may begin in. */
export const byteSearch = <Name extends string>(sought: Readonly<Record<Name, Uint8Array>>) => {
  const found = new Set<Name>()
  const names = Object.keys(sought) as Name[]
  const kept = Math.max(...names.map((name) => sought[name].length)) - 1
  let before = new Uint8Array()
  return {
    push: (bytes: Uint8Array): void => {
      const joined = new Uint8Array(before.length + bytes.length)
      joined.set(before)
      joined.set(bytes, before.length)
      for (const name of names) if (!found.has(name) && includesBytes(joined, sought[name])) found.add(name)
      before = joined.slice(Math.max(0, joined.length - kept))
    },
    has: (name: Name): boolean => found.has(name),
  }
}
