import type { App } from '@auctionwiz/contracts/endpoint'
import * as z from 'zod/mini'

const address = z.url().check(z.overwrite((url) => url.replace(/\/$/, '')))

/** A page of the operator: an https address, a path of this site, or an email address as `mailto:`. */
const page = z.string().check(z.regex(/^(https:\/\/|\/(?!\/)|mailto:)/))

/** Settings of one deployment, read from `/config.json` before anything else. Addresses carry no trailing slash. */
export const runtimeConfig = z.object({
  environment: z.string(),
  allowDemoMode: z.boolean(),
  services: z.object({ auth: address, bidders: address, auctions: address, legal: address, upload: address, scoring: address }),
  identity: z.object({
    authority: z.url(),
    clientId: z.string(),
    /** Where the provider's endpoints are, when they are not to be discovered (http on a developer's machine). */
    metadata: z.optional(z.record(z.string(), z.unknown())),
  }),
  /** The operator's own pages in place of those that come with the app. */
  pages: z.optional(z.object({ terms: z.optional(page), privacy: z.optional(page), support: z.optional(page) })),
})
export type RuntimeConfig = z.output<typeof runtimeConfig>

/** Reads the settings; throws when they are missing or invalid. */
export const loadConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`)
  return runtimeConfig.parse(await response.json())
}

/** The pages that every screen before the shell links to. */
export const pagesOf = ({ pages = {} }: RuntimeConfig) => ({
  terms: pages.terms ?? '/legal/terms.html',
  privacy: pages.privacy ?? '/legal/privacy.html',
  support: pages.support ?? 'mailto:support@auctionwiz.example',
})

/** The address of an app's service. */
export const serviceAddress = (config: RuntimeConfig, app: App): string => config.services[app]

/** A static web app's preview of a pull request or branch; its production host has no region. */
const previewHost = String.raw`[a-z0-9-]+-[a-z0-9]+\.[a-z0-9]+\.\d+\.azurestaticapps\.net`
const demoHosts = new RegExp(String.raw`^(localhost|127\.0\.0\.1|demo\..+|preview\..+|${previewHost})$`)

/** Demo mode needs the deployment's setting and a known host. Production hosts refuse it, regardless of what the browser has stored. */
export const demoAllowed = (config: RuntimeConfig, hostname: string): boolean => config.allowDemoMode && demoHosts.test(hostname)

export const isLocalHost = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
