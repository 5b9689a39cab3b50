import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not on the public internet, and the address at which Azure answers its machines about themselves. */
const closed: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Ranges within the public IPv6 addresses that lead elsewhere: tunnels to IPv4, documentation. */
const closedSix: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [network, prefix] of closed) refused.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of closedSix) refused.addSubnet(network, prefix, 'ipv6')

const publicSix = new BlockList()
publicSix.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address is on the public internet: not loopback, link-local, private or the metadata service of a cloud. IPv4 addresses that are
 * written as IPv6 are refused.
 */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  return family === 6 && publicSix.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
