import type { App } from '@auctionwiz/contracts/endpoint'
import type { Language } from '@auctionwiz/contracts/identity'
import * as z from 'zod/mini'

const address = z.url().check(z.overwrite((url) => url.replace(/\/$/, '')))

/** A page of the operator: an https address, a path of this site, or an email address as `mailto:`. */
const page = z.string().check(z.regex(/^(https:\/\/|\/(?!\/)|mailto:)/))
/** One page for every language, or one for each by its code. */
const pageByLanguage = z.union([page, z.record(z.string(), page)])

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
  pages: z.optional(z.object({ terms: z.optional(pageByLanguage), privacy: z.optional(pageByLanguage), support: z.optional(page) })),
})
export type RuntimeConfig = z.output<typeof runtimeConfig>

/** Reads the settings; throws when they are missing or invalid. */
export const loadConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`)
  return runtimeConfig.parse(await response.json())
}

/** The pages that every screen before the shell links to, in the language shown where there is one; else in English, else in any. */
export const pagesOf = ({ pages = {} }: Pick<RuntimeConfig, 'pages'>, language: Language) => ({
  terms: inLanguage(pages.terms, language) ?? ownPage('terms', language),
  privacy: inLanguage(pages.privacy, language) ?? ownPage('privacy', language),
  support: pages.support ?? 'mailto:support@auctionwiz.example',
})

const inLanguage = (pages: z.output<typeof pageByLanguage> | undefined, language: Language): string | undefined =>
  typeof pages === 'object' ? (pages[language] ?? pages.en ?? Object.values(pages)[0]) : pages

const ownPage = (name: string, language: Language): string => `/legal/${language === 'en' ? '' : `${language}/`}${name}.html`

/** The address of an app's service. */
export const serviceAddress = (config: RuntimeConfig, app: App): string => config.services[app]

/** A static web app's preview of a pull request or branch; its production host has no region. */
const previewHost = String.raw`[a-z0-9-]+-[a-z0-9]+\.[a-z0-9]+\.\d+\.azurestaticapps\.net`
const demoHosts = new RegExp(String.raw`^(localhost|127\.0\.0\.1|demo\..+|preview\..+|${previewHost})$`)

/** Demo mode needs the deployment's setting and a known host. Production hosts refuse it, regardless of what the browser has stored. */
export const demoAllowed = (config: RuntimeConfig, hostname: string): boolean => config.allowDemoMode && demoHosts.test(hostname)

export const isLocalHost = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
