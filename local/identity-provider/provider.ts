import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { escapeHtml, page, pageHeaders } from '../page.ts'
import type { ProviderKeys } from './keys.ts'
import { signInPages } from './sign-in.ts'
import { claimsOf, type Person, subjectOf } from './staff.ts'

export type IdentityProviderOptions = {
  issuer: string
  clientId: string
  /** Where the web app takes its answers; their origins may call the token endpoint from a browser. */
  redirectUris: string[]
  afterLogoutUris: string[]
  keys: ProviderKeys
  staff: () => Person[]
  adapter: NonNullable<Configuration['adapter']>
}

/** The resource of every access token, so that it is a signed JWT for the web app's audience and not an opaque one. */
const resource = 'urn:auctionwiz:api'
const scopes = 'openid profile email offline_access'

/** An OpenID Connect provider for one public client: authorization code with PKCE, refresh tokens, sign-out, and its own sign-in page. */
export function createIdentityProvider(options: IdentityProviderOptions): Provider {
  const { clientId, redirectUris } = options
  const origins = new Set(redirectUris.map((uri) => new URL(uri).origin))
  const find = (subject: string) => options.staff().find((person) => subjectOf(person) === subject)
  const provider = new Provider(options.issuer, {
    adapter: options.adapter,
    jwks: options.keys.jwks,
    cookies: {
      keys: options.keys.cookieKeys,
      names: { session: 'auctionwiz_idp', interaction: 'auctionwiz_idp_sign_in', resume: 'auctionwiz_idp_resume' },
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: redirectUris,
        post_logout_redirect_uris: options.afterLogoutUris,
      },
    ],
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    pkce: { required: () => true },
    scopes: scopes.split(' '),
    claims: { openid: ['sub', 'oid', 'tid', 'ver'], profile: ['name', 'preferred_username', 'groups', 'roles'], email: ['email'] },
    // Microsoft puts the claims into the id token itself; the product reads them there.
    conformIdTokenClaims: false,
    findAccount: (_ctx, subject) => {
      const person = find(subject)
      return person && { accountId: subject, claims: () => ({ sub: subject, ...claimsOf(person) }) }
    },
    extraTokenClaims: (_ctx, token) => {
      const person = 'accountId' in token && token.accountId ? find(token.accountId) : undefined
      return person && claimsOf(person)
    },
    issueRefreshToken: async (_ctx, _client, source) => {
      // Given only after a consent page by the library, without one by Microsoft; MSAL asks for it again at each renewal.
      source.scope = scopes
      return true
    },
    loadExistingGrant: grantEverything,
    interactions: { policy: prompts(), url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    routes: { authorization: '/authorize', token: '/token', jwks: '/jwks', userinfo: '/userinfo', end_session: '/logout' },
    ttl: { AccessToken: 3600, IdToken: 3600, RefreshToken: 86_400, Grant: 1_209_600, Session: 1_209_600, Interaction: 3600 },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: scopes, audience: clientId, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } }),
      },
      rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut, postLogoutSuccessSource: sayGoodbye },
    },
    renderError: (ctx, out) => {
      const text = [out.error, out.error_description].filter(Boolean).join(': ')
      show(ctx, 'Sign-in failed', `<h1>Sign-in failed</h1><p>${escapeHtml(text)}</p>`)
    },
  })
  provider.use((ctx, next) => {
    // MSAL signs out without naming the client, and there is one: its return address then counts.
    if (ctx.path === '/logout' && ctx.method === 'GET' && !ctx.query.id_token_hint) ctx.query = { ...ctx.query, client_id: clientId }
    return next()
  })
  provider.use(signInPages(provider, options.staff, [...origins]))
  return provider
}

/** Only the choice of a person is asked; `prompt=select_account` asks it again. */
function prompts() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** The client is ours, so it needs no consent. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known ? await provider.Grant.find(known) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scopes)
  grant.addResourceScope(resource, scopes)
  await grant.save()
  return grant
}

function askToSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const button = '<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>'
  show(
    ctx,
    'Sign out',
    `<h1>Sign out of the local identity provider?</h1><p>The next sign-in will ask again who you are.</p>${form}${button}`,
  )
}

function sayGoodbye(ctx: KoaContextWithOIDC): void {
  show(ctx, 'Signed out', '<h1>Signed out</h1><p>You can close this page.</p>')
}

function show(ctx: KoaContextWithOIDC, title: string, body: string): void {
  ctx.set(pageHeaders())
  ctx.body = page(title, body)
}
