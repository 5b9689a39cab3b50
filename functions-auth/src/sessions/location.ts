/** What the regional registries serve, by the name that people know. */
const regions = {
  africa: 'Africa',
  asia: 'Asia or the Pacific',
  europe: 'Europe or the Middle East',
  latin: 'Latin America',
  north: 'North America',
}
type Region = keyof typeof regions

/**
 * First numbers of IPv4 addresses that IANA gave to one registry (https://www.iana.org/assignments/ipv4-address-space, those marked ALLOCATED). The
 * older blocks are in use all over the world and stay out.
 */
const blocks: Record<Region, string> = {
  africa: '41 102 105 197',
  asia: '1 14 27 36 39 42 49 58-61 101 103 106 110-126 175 180 182 183 202 203 210 211 218-223',
  europe: '2 5 31 37 46 62 77-95 109 176 178 185 193-195 212 213 217',
  latin: '177 179 181 186 187 189 190 200 201',
  north: '23 24 50 63-76 96-100 104 107 108 173 174 184 199 204-209 216',
}

/** Beginnings of IPv6 addresses, likewise (https://www.iana.org/assignments/ipv6-unicast-address-assignments). */
const prefixes: Record<Region, RegExp> = {
  africa: /^2c0.:/,
  asia: /^24[01].:/,
  europe: /^2a[01].:/,
  latin: /^280.:/,
  north: /^26[0-3].:/,
}

const regionOfBlock = new Map(
  Object.entries(blocks).flatMap(([region, list]) =>
    list.split(' ').flatMap((block) => {
      const [first = 0, last = first] = block.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => [first + index, region as Region] as const)
    }),
  ),
)

const own = /^(127\.|::1$)/
/** Private, link-local and provider-shared addresses. */
const local =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/
/** Kept for examples: nobody is there. */
const examples = /^(203\.0\.113\.|2001:db8:)/

/**
 * The location of an address without an external service: this machine, the local network, or the region of the registry that assigned it. It is
 * deliberately coarse: the platform provides no country, country tables are outdated within months, and an external service would learn where
 * staff work. Without a known region it is the address itself.
 */
export function locationOf(written: string): string {
  const address = written.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (own.test(address)) return 'This machine'
  if (local.test(address)) return 'Local network'
  if (examples.test(address)) return written
  const region = address.includes(':') ? regionOfPrefix(address) : regionOfBlock.get(Number(/^(\d+)\.\d+\.\d+\.\d+$/.exec(address)?.[1]))
  return region ? regions[region] : written
}

const regionOfPrefix = (address: string): Region | undefined =>
  (Object.keys(prefixes) as Region[]).find((region) => prefixes[region].test(address))
