/**
 * The network of one household or office: the first 64 bits of an IPv6 address, because a subscriber chooses the rest freely; a
 * whole IPv4 address, also one written as IPv6. Returns other text unchanged.
 */
export const networkOf = (address: string): string => {
  const [, v4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (v4 !== undefined) return v4
  if (!/^[\da-f:.]+(%.*)?$/i.test(address) || !address.includes(':')) return address
  const [before = '', after] = address.replace(/%.*/, '').toLowerCase().split('::')
  const left = groupsOf(before)
  const right = groupsOf(after ?? '')
  const groups = after === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv4 address at the end counts as two groups. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? [group, group] : [group]))
