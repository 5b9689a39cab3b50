import type { Transport } from '@auctionwiz/contracts/client'

/**
 * The demonstration: all services in this page. `send` replaces fetch and serves `https://{app}.demo.invalid/{path}`,
 * a host that cannot exist; email and password belong to the demonstration's user.
 */
export interface DemoBackend {
  send: Transport['send']
  email: string
  password: string
}

interface DemoModule {
  startDemo(): Promise<DemoBackend>
}

const found = import.meta.glob<DemoModule>('../../demo/index.ts')['../../demo/index.ts']

/** Loads the demonstration's code, which is not part of the first download. */
export const loadDemo: (() => Promise<DemoBackend>) | undefined = found && (async () => (await found()).startDemo())
