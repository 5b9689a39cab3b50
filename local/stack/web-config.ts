import type { Settings, Urls } from './settings.ts'

/** What the web app reads from `/config.json` before anything else. */
export type WebConfig = {
  environment: string
  allowDemoMode: boolean
  services: { auth: string; bidders: string; auctions: string; legal: string; upload: string; scoring: string }
  identity: {
    /** MSAL accepts https authorities only; for a provider on plain http the metadata says where things really are. */
    authority: string
    clientId: string
    metadata?: { issuer: string; authorization_endpoint: string; token_endpoint: string; end_session_endpoint: string; jwks_uri: string }
  }
}

/** The web app's settings for this stack. */
export function webConfig(urls: Urls, settings: Settings): WebConfig {
  const issuer = settings.IDENTITY_ISSUER ?? urls.identity
  const endpoints = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/logout`,
    jwks_uri: `${issuer}/jwks`,
  }
  return {
    environment: 'development',
    allowDemoMode: settings.ALLOW_DEMO === 'true',
    services: {
      auth: urls.auth,
      bidders: urls.bidders,
      auctions: urls.auctions,
      legal: urls.auctions,
      upload: urls.upload,
      scoring: urls.bidders,
    },
    identity: {
      authority: issuer.replace(/^http:/, 'https:'),
      clientId: settings.IDENTITY_CLIENT_ID ?? '',
      ...(issuer === urls.identity && { metadata: endpoints }),
    },
  }
}
