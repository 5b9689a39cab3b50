import { apiTitles } from '@auctionwiz/contracts/api-groups'
import type { App } from '@auctionwiz/contracts/endpoint'
import './api.css'

declare global {
  interface Window {
    Scalar: { createApiReference(root: string, configuration: object): unknown }
  }
}

/** The viewer in one file, as its makers build it. */
const viewer = new URL('../../../node_modules/@scalar/api-reference/dist/browser/standalone.js', import.meta.url).href

const apps = ['auth', 'bidders', 'auctions', 'upload'] as const

/** Shows the OpenAPI documents of all services. Calls can be tried with the access token of the user who is signed in here, or with another one. */
const show = async (): Promise<void> => {
  const [services] = await Promise.all([readServices(), loadScript(viewer)])
  const chosen = window.location.hash.slice(1)
  const token = window.localStorage.getItem('accessToken') ?? ''
  window.Scalar.createApiReference('#api', {
    sources: apps.map((app) => ({
      slug: app,
      title: apiTitles[app],
      url: `${services[app]}/openapi.json`,
      servers: [{ url: services[app] }],
      default: app === chosen || undefined,
    })),
    authentication: { preferredSecurityScheme: 'bearer', securitySchemes: { bearer: { token } } },
    theme: 'none',
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    persistAuth: false,
    favicon: '/favicon.svg',
  })
}

/** The addresses of the services. This page has no code of the app, whose start would look for the app's own page. */
const readServices = async (): Promise<Record<App, string>> => {
  const { services } = await (await fetch('/config.json')).json()
  const address = (app: App): string => String(services[app]).replace(/\/$/, '')
  return { auth: address('auth'), bidders: address('bidders'), auctions: address('auctions'), upload: address('upload') }
}

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} could not be loaded`))
    document.head.append(script)
  })

show().catch((error: unknown) => {
  const root = document.getElementById('api')
  if (root) root.textContent = 'The API page could not be loaded. Check your connection and load the page again.'
  throw error
})
