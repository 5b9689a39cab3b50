/**
 * Resets the second factors of a user, for operators alone: it needs the settings of functions-auth, so it runs where they are.
 * `node functions-auth/src/operator/main.ts --email <address> --operator <name> --ticket <request>`
 */
import { parseArgs } from 'node:util'
import { required } from '@auctionwiz/platform/azure/app-environment'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { consoleLogger } from '@auctionwiz/platform/azure/functions-app'
import { messengerFromSettings } from '@auctionwiz/platform/azure/messages'
import { revoker } from '@auctionwiz/platform/core/security/revocations'
import { accounts } from '../accounts/accounts.ts'
import { directOutlet } from '../messages/mail-transports.ts'
import { mailer } from '../messages/mailer.ts'
import { people } from '../people/people.ts'
import { resetFactors } from './reset-factors.ts'

const { email, operator, ticket } = parseArgs({
  options: { email: { type: 'string' }, operator: { type: 'string' }, ticket: { type: 'string' } },
}).values
if (!email || !operator || !ticket) throw new Error('Name --email, --operator and --ticket.')

const store = cosmosStore(
  cosmosContainers({ endpoint: required('COSMOS_ENDPOINT'), database: required('COSMOS_DATABASE'), key: process.env.COSMOS_KEY }),
)
const mail = mailer(directOutlet(messengerFromSettings(process.env)), required('WEB_ORIGIN'), consoleLogger())
const parts = { people: people(store), accounts: accounts(store), mail, revoker: revoker(store), clock: () => new Date() }
const id = await resetFactors(parts, { email, operator, ticket })
console.info(`The second factors of ${id} were reset and the user was notified by email.`)
