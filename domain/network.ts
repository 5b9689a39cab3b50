/**
 * What one household or office gets from its provider: of an IPv6 address the first 64 bits, since whoever has them chooses the rest freely; an
 * IPv4 address as it is, also one written as IPv6. What is no address stays as it is.
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

/** An IPv4 address at the end stands for two groups. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? [group, group] : [group]))
