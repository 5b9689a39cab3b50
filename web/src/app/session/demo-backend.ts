import type { Transport } from '@auctionwiz/contracts/client'

/**
 * The demonstration: all services in this page. `send` stands in for fetch and is asked at `https://{app}.demo.invalid/{path}`,
 * a host that cannot exist; email and password are the demonstration's own user.
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

/** Loads the demonstration's code; nothing of it is in the first download. */
export const loadDemo: (() => Promise<DemoBackend>) | undefined = found && (async () => (await found()).startDemo())
