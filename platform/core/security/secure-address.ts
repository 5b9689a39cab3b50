const thisMachine = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The address of another service from a setting. Plain http would expose keys and personal data in transit, so an
 * address without TLS stops the start, unless it is on this machine.
 */
export const secureAddress = (setting: string, address: string): string => {
  if (!URL.canParse(address)) throw new Error(`The setting ${setting} needs an address such as https://example.com.`)
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || (protocol === 'http:' && thisMachine.test(hostname))) return address
  throw new Error(`The setting ${setting} needs an address that begins with https://. Plain http works on this machine alone.`)
}
