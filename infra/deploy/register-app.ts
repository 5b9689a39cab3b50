import { azureCli, type Command } from './context.ts'

/** The page of the web app that the identity provider sends people back to. */
const redirectPage = '/redirect.html'
/** Microsoft Graph, and its right to read who signs in. */
const graph = '00000003-0000-0000-c000-000000000000'
const userRead = 'e1fe6dd8-ba31-4d61-89e7-88639da4683d=Scope'

interface Registration {
  appId: string
  id: string
  signInAudience: string
}

/** What a dry run shows in place of the registration. */
const unmade = '{"appId":"<appId>","id":"<id>"}'

export const registerApp: Command = {
  about: 'registers the web app at Microsoft Entra ID or renews its redirect addresses; arguments: its origins',
  needs: [azureCli],
  run: (context) => {
    const origins = context.args
    if (origins.length === 0)
      throw new Error('Name the origins of the web app: npm run deploy -- register https://app.example.com [more origins]')
    for (const origin of origins)
      if (!/^https:\/\/[^/]+$|^http:\/\/localhost(:\d+)?$/.test(origin))
        throw new Error(`${origin} is no origin such as https://app.example.com.`)
    const name = process.env.IDENTITY_APP_NAME ?? 'AuctionWiz'
    const audience = context.value('IDENTITY_TENANCY') === 'single' ? 'AzureADMyOrg' : 'AzureADMultipleOrgs'
    const fields = '{appId:appId,id:id,signInAudience:signInAudience}'
    // The option --display-name would also find names that only begin like this one.
    const named = ['--filter', `displayName eq '${name.replaceAll("'", "''")}'`]
    const listed = context.az(['ad', 'app', 'list', ...named, '--query', `[].${fields}`, '--output', 'json'])
    const found = (listed ? (JSON.parse(listed) as Registration[]) : []).at(0)
    if (found && found.signInAudience !== audience)
      throw new Error(
        `${name} is registered for ${found.signInAudience}, not ${audience}. Set IDENTITY_TENANCY, or another IDENTITY_APP_NAME.`,
      )
    const create = ['ad', 'app', 'create', '--display-name', name, '--sign-in-audience', audience, '--query', fields]
    const made = found ?? (JSON.parse(context.az(create) || unmade) as Registration)
    // A single-page app: no secret, authorization code with PKCE. The CLI has no option for its addresses.
    const spa = { spa: { redirectUris: origins.map((origin) => `${origin}${redirectPage}`) } }
    const url = `https://graph.microsoft.com/v1.0/applications/${made.id}`
    context.az(['rest', '--method', 'PATCH', '--url', url, '--headers', 'Content-Type=application/json', '--body', JSON.stringify(spa)])
    context.az(['ad', 'app', 'permission', 'add', '--id', made.appId, '--api', graph, '--api-permissions', userRead])
    context.say(`The client id is ${made.appId}. Now: azd env set IDENTITY_CLIENT_ID ${made.appId}`)
  },
}
