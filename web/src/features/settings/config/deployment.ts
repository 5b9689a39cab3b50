import { isLocalHost } from '../../../app/config.ts'

/** Where the app runs, as far as its address tells. */
export interface Deployment {
  origin: string
  /** What the services must allow: this origin and, on a developer's machine, whatever port the app runs at. */
  pattern: string
  hostname: string
  protocol: string
  /** With `default` the address does not name it. */
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
