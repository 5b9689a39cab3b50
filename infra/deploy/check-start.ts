import { azureCli, type Command, type Need } from './context.ts'

const registration: Need = {
  kind: 'value',
  name: 'IDENTITY_CLIENT_ID',
  remedy: 'Run "npm run deploy -- register http://localhost:4280", then "azd env set IDENTITY_CLIENT_ID <client id>".',
}

/** Runs before azd creates anything, so that nothing is found missing after half an hour of it. */
export const checkStart: Command = {
  about: 'says before a deployment what it lacks: the Azure CLI, its sign-in, the subscription, the app registration',
  needs: [azureCli, registration],
  run: (context) => context.say(`The deployment can begin, with the app registration ${context.value('IDENTITY_CLIENT_ID')}.`),
}
