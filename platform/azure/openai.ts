import * as z from 'zod/mini'
import type { ChatModel } from '../core/chat-model.ts'
import { secureAddress } from '../core/security/secure-address.ts'

const apiVersion = '2024-10-21'
/** Milliseconds for one answer: somebody looks at the screen meanwhile. */
const timeout = 8_000
/** Of one answer; the texts asked for are short. */
const mostTokens = 300

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)) })

/** The deployment of Azure OpenAI that the settings name; undefined without an endpoint. It signs in by key, else by the managed identity. */
export const chatModelFromSettings = (settings: NodeJS.ProcessEnv): ChatModel | undefined => {
  const { AZURE_OPENAI_ENDPOINT: endpoint, AZURE_OPENAI_DEPLOYMENT: deployment, AZURE_OPENAI_KEY: key } = settings
  if (!endpoint) return undefined
  if (!deployment) throw new Error('The setting AZURE_OPENAI_DEPLOYMENT is missing. See docs/environment-variables.md.')
  const base = secureAddress('AZURE_OPENAI_ENDPOINT', endpoint)
  const url = new URL(`/openai/deployments/${encodeURIComponent(deployment)}/chat/completions?api-version=${apiVersion}`, base)
  return async (prompt) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(key ? { 'api-key': key } : { authorization: `Bearer ${await tokenOf(settings)}` }),
      },
      body: JSON.stringify({ messages: [{ role: 'user', content: prompt }], temperature: 0, max_tokens: mostTokens }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`Azure OpenAI answered ${response.status}`)
    }
    const { choices } = completion.parse(await response.json())
    return choices[0]?.message.content ?? ''
  }
}

const tokenOf = async ({ AZURE_CLIENT_ID: clientId }: NodeJS.ProcessEnv): Promise<string> => {
  const { ManagedIdentityCredential } = await import('@azure/identity')
  const credential = clientId ? new ManagedIdentityCredential({ clientId }) : new ManagedIdentityCredential()
  return (await credential.getToken('https://cognitiveservices.azure.com/.default')).token
}
