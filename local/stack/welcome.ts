import type { ServiceName } from './plan.ts'
import type { Urls } from './settings.ts'

/** What the terminal says once everything answers: addresses, and the ways to sign in where the seed wrote them. */
export async function welcome(urls: Urls, services: readonly ServiceName[]): Promise<string[]> {
  if (!services.includes('web')) return []
  const addresses = [
    '',
    `  AuctionWiz            ${urls.web}`,
    `  Mails and texts       ${urls.outbox}`,
    `  Bidding platforms     ${urls.platforms.replace('127.0.0.1', 'localhost')}`,
    `  API pages             ${urls.auth}/docs`,
    '',
  ]
  if (!services.includes('seed')) return addresses
  const { signInLines } = await import('../seed/sign-in.ts')
  return [...addresses, ...signInLines().map((line) => `  ${line}`), '']
}
