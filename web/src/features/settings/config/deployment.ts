import { isLocalHost } from '../../../app/config.ts'

/** The environment, as far as the address shows it. */
export interface Deployment {
  origin: string
  /** The origins that the services must allow: this one and, on a developer's machine, any port. */
  pattern: string
  hostname: string
  protocol: string
  /** With `default` the address omits it. */
  port: { number: string; default: boolean }
  platform: 'local' | 'staticWebApps' | 'other'
}

export const deploymentAt = ({
  origin,
  hostname,
  protocol,
  port,
}: Pick<Location, 'origin' | 'hostname' | 'protocol' | 'port'>): Deployment => {
  const local = isLocalHost(hostname)
  return {
    origin,
    pattern: local ? `${protocol}//${hostname}:*` : origin,
    hostname,
    protocol: protocol.replace(':', ''),
    port: { number: port || (protocol === 'https:' ? '443' : '80'), default: port === '' },
    platform: local ? 'local' : hostname.endsWith('.azurestaticapps.net') ? 'staticWebApps' : 'other',
  }
}
